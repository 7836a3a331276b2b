import { expect } from 'chai';
import { PRODUCTS, REDEEM, VOUCHER } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import { fakeFetch, ok, sequence, usualReply } from '../../support/fake-fetch.ts';
import { FAULTS, UNEXPECTED, UNREACHABLE } from '../../support/faults.ts';
import { alertText } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { field, fill, find, findAll, textOf } from '../../support/shadow.ts';
import { stageOf, submit, waitForStage } from '../../support/stages.ts';
import { CODE_LABEL, openVoucher, redemptionBody } from '../../support/vouchers.ts';
import { waitFor } from '../../support/wait-for.ts';

const askForProduct = ok({ action: 'incomplete', require: ['product'] });

/** Correct envelopes with wrong data. */
const WRONG = {
  'an object as the list': { reply: ok({ one: 'One' }), message: UNEXPECTED },
  'no product with an id': { reply: ok([{ title: 'One' }, null, 'Two']), message: 'something went wrong' },
  null: { reply: ok(null), message: 'something went wrong' },
};

describe('an error while loading the products', () => {
  before(loadElements);
  captureWarnings();

  for (const [fault, { reply, message }] of Object.entries({ ...FAULTS, ...WRONG })) {
    it(`is shown at the top of the form, keeps the input, and a retry works: ${fault}`, async () => {
      // The client repeats a GET after a network error.
      const repeated = message === UNREACHABLE ? [reply] : [];
      const { sent } = fakeFetch({
        [REDEEM]: sequence(askForProduct, askForProduct, ok({ action: 'success' })),
        [PRODUCTS]: sequence(reply, ...repeated, usualReply(PRODUCTS)),
      });
      const element = await openVoucher();
      submit(element);
      await waitFor(() => alertText(element) === message);
      expect(findAll(element, 'fieldset')).to.deep.equal([]);
      expect([stageOf(element), field(element, CODE_LABEL).value]).to.deep.equal(['entry', VOUCHER]);
      submit(element);
      (await waitFor(() => find(element, '[value=one]'))).click();
      submit(element);
      await waitForStage(element, 'success');
      expect(sent(REDEEM).at(-1)?.body).to.deep.equal(redemptionBody({ product: 'one' }));
    });
  }
});

describe('the reply to a voucher', () => {
  before(loadElements);
  captureWarnings();

  for (const data of [
    { action: 7 },
    {},
    null,
    [],
    { action: 'incomplete', require: ['shoesize'] },
    { action: 'incomplete', require: 'firstname' },
  ])
    it(`is the general error: ${JSON.stringify(data)}`, async () => {
      fakeFetch({ [REDEEM]: ok(data) });
      const element = await openVoucher();
      submit(element);
      await waitFor(() => alertText(element) === 'something went wrong');
      expect(field(element, CODE_LABEL).value).to.equal(VOUCHER);
    });

  it('is read without the entries that are not understood', async () => {
    const { sent } = fakeFetch({
      [REDEEM]: sequence(
        ok({
          action: 'incomplete',
          require: ['firstname', 'shoesize', 'product', null],
          product: [null, { title: 'No id' }, { id: 7, title: 12, children: null }, { id: '8' }],
          language: null,
        }),
        ok({ action: 'success' }),
      ),
    });
    const element = await openVoucher();
    submit(element);
    (await waitFor(() => find(element, '[value="7"]'))).click();
    expect(findAll(element, '[name=product]')).to.have.length(2);
    expect(textOf(element)).to.include('12');
    fill(field(element, 'First name'), ' Ada ');
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(REDEEM).at(-1)?.body).to.deep.equal(redemptionBody({ product: 7, firstname: 'Ada' }));
  });

  it('is never interpreted as HTML', async () => {
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
