import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../../src/api/problem.ts';
import type { Message } from '../../../../src/i18n/message.ts';
import type { Result } from '../../../../src/kit/result.ts';
import type {
  Extra,
  Product,
  VoucherForm,
  VoucherReply,
} from '../../../../src/screens/voucher/voucher.api.ts';
import {
  type Asked,
  initialVoucher,
  reduceVoucher,
  type VoucherState,
  validateVoucher,
} from '../../../../src/screens/voucher/voucher.flow.ts';

const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
const form: VoucherForm = { ...initialVoucher(CODE, 'ada@example.org').form };
const idle = initialVoucher(CODE, 'ada@example.org');
const busy: VoucherState = { ...idle, busy: true };
const answer = (value: VoucherReply) =>
  reduceVoucher(busy, { type: 'answered', sent: form, result: { ok: true, value } });
function productsMissing() {
  const { state, command } = answer({ action: 'incomplete', require: ['product'], product: [] });
  if (command?.type !== 'fetchProducts') throw new Error('The list of products is not asked for.');
  return { state, asked: command.asked };
}
const productsCame = (result: Result<Product[], Problem>, asked: Asked) =>
  reduceVoucher(busy, { type: 'productsCame', asked, result }).state;
const problem = (value: Problem) =>
  reduceVoucher(busy, { type: 'answered', sent: form, result: { ok: false, problem: value } }).state;

describe('before sending', () => {
  const all: Extra[] = ['firstname', 'lastname', 'product', 'language'];
  const full = { ...form, firstname: 'Ada', lastname: 'L', product: '1', language: 'en' };
  test.each<[Partial<VoucherForm>, string | undefined, string | undefined]>([
    [{ voucher: '' }, 'voucher', 'Please provide a valid voucher code'],
    [{ voucher: CODE.slice(0, -1) }, 'voucher', 'Please provide a valid voucher code'],
    [{ voucher: '', email: '' }, 'voucher', 'Please provide a valid voucher code'],
    [{ email: ' ' }, 'email', 'Please provide a valid email address'],
    [{ firstname: ' ' }, 'firstname', 'Please fill in your first name'],
    [{ lastname: '' }, 'lastname', 'Please fill in your last name'],
    [{ product: '' }, 'product', 'Please choose a product'],
    [{ language: '' }, 'language', 'Please choose a language'],
    [{ middlename: '' }, undefined, undefined],
  ])('%j is stopped at %s', (change, field, message) => {
    expect(validateVoucher({ ...full, ...change }, all)).toEqual(field && { field, message });
  });

  test('what was not asked for is not missed', () => {
    expect(validateVoucher(form, [])).toBeUndefined();
  });

  test('the code is sent in its hyphenated form, however it was written', () => {
    const typed = { ...form, voucher: ` ${CODE.replaceAll('-', '').toLowerCase()} ` };
    const { command } = reduceVoucher(idle, { type: 'submitted', form: typed });
    expect(command).toEqual({ type: 'redeem', form });
  });

  test('a second submit while one is under way does nothing (D18)', () => {
    expect(reduceVoucher(busy, { type: 'submitted', form })).toEqual({ state: busy });
  });
});

/** Specification, section 4 "Voucher actions". */
describe('the action', () => {
  test.each([
    ['awaitconfirm', 'awaitconfirm'],
    ['success', 'success'],
  ])('%s ends in %s', (action, stage) => {
    expect(answer({ action }).state).toMatchObject({ stage, busy: false, error: undefined });
  });

  test.each([
    ['errormembersonly', 'This voucher can only be redeemed by existing members'],
    ['errornewonly', 'This voucher can only be redeemed by new members'],
    ['anything else', 'something went wrong'],
    ['', 'something went wrong'],
  ])('"%s" is a general error: %s', (action, message) => {
    expect(answer({ action }).state).toMatchObject({ stage: 'entry', error: { message } });
    expect(answer({ action }).state.error?.field).toBeUndefined();
  });

  test('incomplete shows what is asked for', () => {
    const reply = {
      action: 'incomplete',
      require: ['product'] as Extra[],
      product: [{ id: 1, title: 'One' }],
    };
    const { busy, asked } = answer(reply).state;
    expect(busy).toBe(false);
    expect(asked).toMatchObject({ voucher: CODE, required: ['product'], products: reply.product });
  });

  test('incomplete with a product and no list asks for the list (D28)', () => {
    const { state, asked } = productsMissing();
    expect(state).toBe(busy);
    const products = [{ id: 'p' }];
    const came = productsCame({ ok: true, value: products }, asked);
    expect(came).toMatchObject({ busy: false, asked: { required: ['product'], products } });
  });

  test.each<[string, Result<Product[], Problem>, Message]>([
    ['did not come', { ok: false, problem: { kind: 'refused', text: 'Not now.' } }, { verbatim: 'Not now.' }],
    ['is empty', { ok: true, value: [] }, 'something went wrong'],
  ])(
    'a list of products that %s leaves nothing to choose: the form stays as it was',
    (_, result, message) => {
      const state = productsCame(result, productsMissing().asked);
      expect(state).toMatchObject({ busy: false, asked: { required: [] }, error: { message } });
      expect(reduceVoucher(state, { type: 'submitted', form }).command).toEqual({ type: 'redeem', form });
    },
  );

  test('incomplete that asks for nothing is an error, not a riddle', () => {
    for (const require of [undefined, null, []])
      expect(answer({ action: 'incomplete', require }).state.error).toEqual({
        message: 'something went wrong',
      });
  });

  test('a language is asked for once each; where the list is empty, those of the product are meant', () => {
    const ask = (language: string[] | undefined) =>
      answer({ action: 'incomplete', require: ['language'], language }).state.asked.languages;
    expect(ask(['de', 'fr', 'de'])).toEqual(['de', 'fr']);
    expect(ask([])).toEqual(['en', 'nl', 'de', 'pl', 'pt']);
    expect(ask(undefined)).toEqual(['en', 'nl', 'de', 'pl', 'pt']);
  });

  test('what was asked for one voucher or person is not asked for another', () => {
    const { state } = answer({ action: 'incomplete', require: ['product'], product: [{ id: 1 }] });
    const chosen = { ...form, product: '1' };
    expect(reduceVoucher(state, { type: 'submitted', form: chosen }).command).toEqual({
      type: 'redeem',
      form: chosen,
    });
    for (const other of [{ voucher: CODE.replace('A', 'B') }, { email: 'bob@example.org' }]) {
      const next = reduceVoucher(state, { type: 'submitted', form: { ...chosen, ...other } });
      expect(next.state.asked.required).toEqual([]);
      expect(next.command).toEqual({ type: 'redeem', form: { ...form, ...other } });
    }
  });
});

/** Sent with one code and address, answered when another one stands in the form (D29). */
describe.each<[string, Partial<VoucherForm>]>([
  ['code', { voucher: CODE.replace('A', 'B') }],
  ['e-mail', { email: 'bob@example.org' }],
])('another %s, typed while the answer is on its way,', (_, change) => {
  const changed: VoucherState = { ...busy, form: { ...form, ...change } };
  const idleAgain = { ...changed, busy: false };
  const reply = (result: Result<VoucherReply, Problem>) =>
    reduceVoucher(changed, { type: 'answered', sent: form, result });
  const asksForProduct = { action: 'incomplete', require: ['product'] as Extra[] };

  test('is not asked what the answer asks for', () => {
    const withList = { ...asksForProduct, product: [{ id: 1 }] };
    expect(reply({ ok: true, value: withList })).toEqual({ state: idleAgain });
    expect(reply({ ok: true, value: asksForProduct })).toEqual({ state: idleAgain });
    const { asked } = productsMissing();
    const result: Result<Product[], Problem> = { ok: true, value: [{ id: 1 }] };
    expect(reduceVoucher(changed, { type: 'productsCame', asked, result })).toEqual({ state: idleAgain });
  });

  test('is not blamed for what is said about the one that was sent', () => {
    for (const action of ['errormembersonly', 'errornewonly', 'anything else'])
      expect(reply({ ok: true, value: { action } })).toEqual({ state: idleAgain });
    const problem = { kind: 'refused', text: 'Invalid voucher.' } as const;
    expect(reply({ ok: false, problem })).toEqual({ state: idleAgain });
    const { asked } = productsMissing();
    const came = { type: 'productsCame', asked, result: { ok: false, problem } } as const;
    expect(reduceVoucher(changed, came)).toEqual({ state: idleAgain });
  });

  test('is there when no answer came, which is said', () => {
    const { state } = reply({ ok: false, problem: { kind: 'unreachable' } });
    expect(state).toMatchObject({ busy: false, form: changed.form });
    expect(state.error?.message).toMatch(/^The server cannot be reached/);
  });

  test('does not undo that the one that was sent is redeemed', () => {
    for (const action of ['success', 'awaitconfirm'])
      expect(reply({ ok: true, value: { action } }).state).toMatchObject({ stage: action, busy: false });
  });
});

test('what is typed on the way and says the same is no change', () => {
  const spaced = {
    ...busy,
    form: { ...form, voucher: CODE.replaceAll('-', ''), email: ' ada@example.org ' },
  };
  const reply = { action: 'incomplete', require: ['firstname'] as Extra[] };
  const step = reduceVoucher(spaced, { type: 'answered', sent: form, result: { ok: true, value: reply } });
  expect(step.state.asked).toMatchObject({
    voucher: CODE,
    email: 'ada@example.org',
    required: ['firstname'],
  });
});

describe('a choice', () => {
  const choosing = (product: Product[]) =>
    answer({ action: 'incomplete', require: ['product', 'language'], product, language: ['de'] }).state;
  const names = { voucher: CODE, email: form.email, firstname: 'Ada', middlename: '', lastname: '' };

  test('that the form no longer holds is not sent, and is asked for again', () => {
    const once = reduceVoucher(choosing([{ id: 1 }]), {
      type: 'submitted',
      form: { ...names, product: '1', language: 'de' },
    });
    expect(once.command).toMatchObject({ form: { product: '1', language: 'de' } });
    const listReplaced = reduceVoucher(once.state, {
      type: 'answered',
      sent: form,
      result: { ok: true, value: { action: 'incomplete', require: ['product'], product: [{ id: 2 }] } },
    }).state;
    const twice = reduceVoucher(listReplaced, { type: 'submitted', form: names });
    expect(twice.command).toBeUndefined();
    expect(twice.state.error).toEqual({ field: 'product', message: 'Please choose a product' });
  });

  test('that the server has accepted and does not ask for any more is sent with the rest', () => {
    const once = reduceVoucher(choosing([{ id: 1 }]), {
      type: 'submitted',
      form: { ...names, product: '1', language: 'de' },
    });
    const nameMissing = reduceVoucher(once.state, {
      type: 'answered',
      sent: form,
      result: { ok: true, value: { action: 'incomplete', require: ['lastname'] } },
    }).state;
    const twice = reduceVoucher(nameMissing, { type: 'submitted', form: { ...names, lastname: 'L' } });
    expect(twice.command).toMatchObject({ form: { product: '1', language: 'de', lastname: 'L' } });
  });
});

/** Specification, section 8. */
test.each<[Problem, string | undefined]>([
  [{ kind: 'refused', text: 'This is an Invalid Voucher.' }, 'voucher'],
  [{ kind: 'refused', text: 'The email is not valid.' }, 'email'],
  [{ kind: 'busy', status: 500, text: 'invalid voucher' }, 'voucher'],
  [{ kind: 'busy', status: 429, text: 'Too many for this email.' }, 'email'],
  [{ kind: 'refused' }, undefined],
  [{ kind: 'refused', text: 'Closed today.' }, undefined],
  [{ kind: 'unreachable' }, undefined],
])('%j belongs to the field %s', (value, field) => {
  const { error, form: kept } = problem(value);
  expect(error?.field).toBe(field);
  expect(kept).toEqual(form);
});
