import { expect } from 'chai';
import { CONFIG, REDEEM, REGISTER, VOUCHER } from '../../support/calls.ts';
import { fakeFetch, ok, refused, sequence, usualReplies } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { fill, find, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, open, stageOf, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';
import { translate } from './machine-translation.ts';

const input = (element: Element, name: string) => find<HTMLInputElement>(element, `input[name=${name}]`);
const type = (element: Element, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) fill(input(element, name), text);
};

describe('a widget under machine translation', () => {
  before(loadElements);

  it('redeems a voucher after errors and more questions', async () => {
    fakeFetch({
      [REDEEM]: sequence(
        refused('invalid voucher'),
        ok({ action: 'incomplete', require: ['firstname', 'lastname'] }),
        ok({ action: 'awaitconfirm' }),
      ),
    });
    const element = await open('<voucher-redeem></voucher-redeem>');
    translate(element);
    submit(element);
    await waitFor(() => errorOf(input(element, 'voucher')) === 'Please provide a valid voucher code');
    translate(element);
    type(element, { voucher: VOUCHER, email: EMAIL });
    submit(element);
    await waitFor(() => errorOf(input(element, 'voucher')) === 'invalid voucher');
    translate(element);
    submit(element);
    await waitFor(() => textOf(element).includes('First name'));
    expect(input(element, 'email').value).to.equal(EMAIL);
    translate(element);
    type(element, { firstname: 'Ada', lastname: 'Byron' });
    submit(element);
    await waitFor(() => stageOf(element) === 'awaitconfirm');
    expect(textOf(element)).to.include('Your voucher has been accepted.');
  });

  it('registers after errors and in another language', async () => {
    fakeFetch({
      [CONFIG]: ok({ members: { defaultregistration: true } }),
      ...usualReplies(REGISTER),
    });
    const element = await open('<self-register></self-register>');
    await waitForStage(element, 'entry');
    for (const [name, text, words] of [
      ['firstname', 'Ada', 'Please fill in your first name'],
      ['lastname', 'Byron', 'Please fill in your last name'],
      ['email', EMAIL, 'Please fill in your email'],
    ] as const) {
      translate(element);
      submit(element);
      await waitFor(() => errorOf(input(element, name)) === words);
      fill(input(element, name), text);
    }
    translate(element);
    element.setAttribute('locale', 'de');
    await waitFor(() => textOf(element).includes('Nachname'));
    translate(element);
    input(element, 'agreeTC').click();
    submit(element);
    await waitForStage(element, 'success');
    expect(textOf(element)).to.include('Vielen Dank');
  });
});
