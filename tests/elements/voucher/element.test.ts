import { expect } from 'chai';
import { PRODUCTS, REDEEM, VOUCHER } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import {
  fakeFetch,
  httpReply,
  networkError,
  ok,
  refused,
  sequence,
  usualReply,
} from '../../support/fake-fetch.ts';
import { UNEXPECTED, UNREACHABLE } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, hrefOf } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { SCREENS } from '../../support/screens.ts';
import { button, field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, stageOf, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';
import { ALL_DETAILS, CODE_LABEL, openVoucher, redemptionBody } from '../../support/vouchers.ts';

const success = ok({ action: 'success' });
const askForProduct = ok({ action: 'incomplete', require: ['product'] });
const WRONG = 'something went wrong';

const values = (element: HTMLElement) => SCREENS.voucher.labels.map((label) => field(element, label).value);

/** Expects an error at the top of the form, which keeps the input. */
async function expectError(element: HTMLElement, message: string): Promise<void> {
  await waitFor(() => alertText(element) === message);
  expect(find(element, 'form').firstElementChild?.role).to.equal('alert');
  expect(findAll(element, 'fieldset')).to.deep.equal([]);
  expect([stageOf(element), values(element)]).to.deep.equal(['entry', [VOUCHER, EMAIL]]);
}

describe('<voucher-redeem> in a host page', () => {
  captureWarnings();

  for (const [words, label] of [
    ['Sorry, an Invalid Voucher.', CODE_LABEL],
    ['This email is not known.', 'Email address'],
  ] as const)
    it(`shows "${words}" under the field it is about`, async () => {
      fakeFetch({ [REDEEM]: refused(words) });
      const element = await openVoucher();
      submit(element);
      const input = field(element, label);
      expect(await waitFor(() => errorOf(input))).to.equal(words);
      await waitFor(() => focused() === input);
      expect(input.ariaInvalid).to.equal('true');
      expect(values(element)).to.deep.equal([VOUCHER, EMAIL]);
    });

  // tests/unit/screens/voucher/ has every action and every problem.
  for (const [data, message] of [
    [{ action: 'errormembersonly' }, 'This voucher can only be redeemed by existing members'],
    [{ action: 'incomplete', require: ['shoesize'] }, WRONG],
    [{ action: 'incomplete', require: 'firstname' }, WRONG],
    [null, WRONG],
  ] as const)
    it(`shows an error for the reply ${JSON.stringify(data)}`, async () => {
      fakeFetch({ [REDEEM]: ok(data) });
      const element = await openVoucher();
      submit(element);
      await expectError(element, message);
    });

  // The client repeats a GET after a network error.
  for (const [fault, replies, message] of [
    ['a 502 page', [httpReply(502, '')], UNEXPECTED],
    ['a network error', [networkError, networkError], UNREACHABLE],
    ['an object as the list', [ok({ one: 'One' })], UNEXPECTED],
    ['no product with an id', [ok([{ title: 'One' }, null, 'Two'])], WRONG],
  ] as const)
    it(`shows an error while loading the products, and a retry works: ${fault}`, async () => {
      const { sent } = fakeFetch({
        [REDEEM]: sequence(askForProduct, askForProduct, success),
        [PRODUCTS]: sequence(...([...replies, usualReply(PRODUCTS)] as Parameters<typeof sequence>)),
      });
      const element = await openVoucher();
      submit(element);
      await expectError(element, message);
      submit(element);
      (await waitFor(() => find(element, '[value=one]'))).click();
      submit(element);
      await waitForStage(element, 'success');
      expect(sent(REDEEM).at(-1)?.body).to.deep.equal(redemptionBody({ product: 'one' }));
    });

  it('shows the next step, and fires portal-navigate before it goes to the member portal', async () => {
    fakeFetch({ [REDEEM]: success });
    const events = recordEvents(document);
    const element = await openVoucher(`voucher="${VOUCHER}" email="${EMAIL}" member-url="/our/members"`);
    submit(element);
    await waitForStage(element, 'success');
    expect(focused()).to.equal(find(element, '[part=title]'));
    expect(textOf(element)).to.include(SCREENS.voucher.done);
    const url = `${location.origin}/our/members`;
    expect(hrefOf(element, 'Go to the member portal')).to.equal(url);
    button(element, 'Go to the member portal').click();
    await waitFor(() => navigations().length === 1);
    expect(navigations()[0]?.url).to.equal(url);
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'voucher' }]);
  });

  it('keeps the input when attributes change', async () => {
    const { sent } = fakeFetch({ [REDEEM]: ok(ALL_DETAILS) });
    const element = await openVoucher();
    submit(element);
    fill(await waitFor(() => field(element, 'First name')), 'Ada');
    const input = field(element, 'First name');
    element.setAttribute('voucher', 'QQQQQ');
    element.setAttribute('email', 'bob@example.org');
    element.setAttribute('locale', 'de');
    await waitFor(() => button(element, 'Einlösen'));
    element.removeAttribute('locale');
    await waitFor(() => button(element, 'Redeem'));
    expect(field(element, 'First name')).to.equal(input);
    expect([input.value, ...values(element)]).to.deep.equal(['Ada', VOUCHER, EMAIL]);
    expect(sent(REDEEM)).to.have.length(1);
  });

  it('ignores what it does not understand in a reply', async () => {
    const { sent } = fakeFetch({
      [REDEEM]: sequence(
        ok({
          action: 'incomplete',
          require: ['firstname', 'shoesize', 'product', null],
          product: [null, { title: 'No id' }, { id: 7, title: 12, children: null }, { id: '8', title: '' }],
          language: null,
        }),
        success,
      ),
    });
    const element = await openVoucher();
    submit(element);
    (await waitFor(() => find(element, '[value="7"]'))).click();
    expect(findAll(element, '.option-title').map(textOf)).to.deep.equal(['12', '8']);
    fill(field(element, 'First name'), ' Ada ');
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(REDEEM).at(-1)?.body).to.deep.equal(redemptionBody({ product: 7, firstname: 'Ada' }));
  });

  it('never interprets a reply as HTML', async () => {
    const hostile = '<img src=x onerror=alert(1)>&amp;';
    fakeFetch({
      [REDEEM]: ok({
        action: 'incomplete',
        require: ['product', 'language'],
        product: [
          { id: hostile, title: hostile, description: hostile },
          { id: '__proto__', title: 'toString' },
        ],
        language: ['not a language', hostile, 'DE', 'sr-Latn'],
      }),
    });
    const element = await openVoucher();
    submit(element);
    await waitFor(() => findAll(element, '[name=product]').length === 2);
    expect(findAll(element, 'img')).to.deep.equal([]);
    expect(findAll(element, '.option-title').map(({ textContent }) => textContent)).to.deep.equal([
      hostile,
      'toString',
      'not a language',
      hostile,
      'Deutsch',
      'Srpski (latinica)',
    ]);
  });
});
