import { expect } from 'chai';
import { fakeFetch, inTurn, ok, refused } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { fill, find, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, open, stageOf, submit, untilStage } from '../../support/stages.ts';
import { translate } from '../../support/translate.ts';

const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
const input = (element: Element, name: string) => find<HTMLInputElement>(element, `input[name=${name}]`);
const type = (element: Element, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) fill(input(element, name), text);
};

describe('a widget under machine translation', () => {
  before(loadElements);

  it('redeems a voucher, from an error over what the server asks for to the end', async () => {
    fakeFetch({
      [`POST /api/v1/vouchers/${CODE}/info`]: inTurn(
        refused('invalid voucher'),
        ok({ action: 'incomplete', require: ['firstname', 'lastname'] }),
        ok({ action: 'awaitconfirm' }),
      ),
    });
    const element = await open('<voucher-redeem></voucher-redeem>');
    translate(element);
    submit(element);
    await poll(() => errorOf(input(element, 'voucher')) === 'Please provide a valid voucher code');
    translate(element);
    type(element, { voucher: CODE, email: EMAIL });
    submit(element);
    await poll(() => errorOf(input(element, 'voucher')) === 'invalid voucher');
    translate(element);
    submit(element);
    await poll(() => textOf(element).includes('First name'));
    expect(input(element, 'email').value).to.equal(EMAIL);
    translate(element);
    type(element, { firstname: 'Ada', lastname: 'Byron' });
    submit(element);
    await poll(() => stageOf(element) === 'awaitconfirm');
    expect(textOf(element)).to.include('Your voucher has been accepted.');
  });

  it('registers, from one error to the next to the end, and in another language', async () => {
    fakeFetch({
      'GET /api/v1/settings/config': ok({ members: { defaultregistration: true } }),
      'POST /api/v1/members/registration': ok(),
    });
    const element = await open('<self-register></self-register>');
    await untilStage(element, 'entry');
    for (const [name, text, words] of [
      ['firstname', 'Ada', 'Please fill in your first name'],
      ['lastname', 'Byron', 'Please fill in your last name'],
      ['email', EMAIL, 'Please fill in your email'],
    ] as const) {
      translate(element);
      submit(element);
      await poll(() => errorOf(input(element, name)) === words);
      fill(input(element, name), text);
    }
    translate(element);
    element.setAttribute('locale', 'de');
    await poll(() => textOf(element).includes('Nachname'));
    translate(element);
    input(element, 'agreeTC').click();
    submit(element);
    await untilStage(element, 'success');
    expect(textOf(element)).to.include('Vielen Dank');
  });
});
