import { expect } from 'chai';
import { fakeFetch, inTurn, ok } from '../../support/fake-fetch.ts';
import { FAULTS } from '../../support/faults.ts';
import { alertOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, find, findAll } from '../../support/shadow.ts';
import { stageOf, submit, untilStage } from '../../support/stages.ts';
import { CODE_FIELD, openVoucher, PRODUCTS, REDEEM, redemption, VOUCHER } from '../../support/vouchers.ts';
import { keepWarnings } from '../../support/warnings.ts';

const UNEXPECTED = FAULTS['an empty body']?.words ?? '';
const ask = ok({ action: 'incomplete', require: ['product'] });

/** The envelope is right, what is in it is not. */
const WRONG = {
  'a map for products': { answer: ok({ one: 'One' }), words: UNEXPECTED },
  'a product without an id': { answer: ok([{ title: 'One' }]), words: UNEXPECTED },
  'a child that is none': { answer: ok([{ id: 1, children: ['One'] }]), words: UNEXPECTED },
};

describe('the list of all products', () => {
  before(loadElements);
  keepWarnings();

  for (const [kind, { answer, words }] of Object.entries({ ...FAULTS, ...WRONG })) {
    it(`${kind} is said at the top of the form, nothing is lost, and a retry works`, async () => {
      // What is only read is read twice where the connection is lost.
      const twice = kind === 'a dropped connection' ? [answer] : [];
      const { sent } = fakeFetch({
        [REDEEM]: inTurn(ask, ask, ok({ action: 'success' })),
        [PRODUCTS]: inTurn(answer, ...twice, ok([{ id: 'one', title: 'One' }])),
      });
      const element = await openVoucher();
      submit(element);
      await poll(() => alertOf(element) === words);
      expect(findAll(element, 'fieldset')).to.deep.equal([]);
      expect([stageOf(element), field(element, CODE_FIELD).value]).to.deep.equal(['entry', VOUCHER]);
      submit(element);
      (await poll(() => find(element, '[value=one]'))).click();
      submit(element);
      await untilStage(element, 'success');
      expect(sent(REDEEM).at(-1)?.body).to.deep.equal(redemption({ product: 'one' }));
    });
  }
});

describe('an answer to a voucher', () => {
  before(loadElements);
  keepWarnings();

  for (const data of [
    { action: 7 },
    {},
    null,
    [],
    { action: 'incomplete', require: ['shoesize'] },
    { action: 'incomplete', require: 'firstname' },
    { action: 'incomplete', require: ['language'], language: [{ code: 'de' }] },
    { action: 'incomplete', require: ['product'], product: [{ id: null }] },
  ])
    it(`${JSON.stringify(data)} is not understood, and said so`, async () => {
      fakeFetch({ [REDEEM]: ok(data) });
      const element = await openVoucher();
      submit(element);
      await poll(() => alertOf(element) === UNEXPECTED);
      expect(field(element, CODE_FIELD).value).to.equal(VOUCHER);
    });

  it('may hold any text: it is shown as text', async () => {
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
    await poll(() => findAll(element, '[name=product]').length === 2);
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
