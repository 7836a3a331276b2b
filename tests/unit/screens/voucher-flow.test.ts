import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/api/problem.ts';
import type { Extra, VoucherForm, VoucherReply } from '../../../src/screens/voucher/voucher.api.ts';
import {
  initialVoucher,
  reduceVoucher,
  type VoucherState,
  validateVoucher,
} from '../../../src/screens/voucher/voucher.flow.ts';

const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
const form: VoucherForm = { ...initialVoucher(CODE, 'ada@example.org').form };
const idle = initialVoucher(CODE, 'ada@example.org');
const busy: VoucherState = { ...idle, busy: true };
const answer = (value: VoucherReply) =>
  reduceVoucher(busy, { type: 'answered', result: { ok: true, value } });
const problem = (value: Problem) =>
  reduceVoucher(busy, { type: 'answered', result: { ok: false, problem: value } }).state;

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
    expect(answer(reply).state).toMatchObject({
      busy: false,
      required: ['product'],
      products: reply.product,
    });
  });

  test('incomplete with a product and no list asks for the list (D28)', () => {
    const { state, command } = answer({ action: 'incomplete', require: ['product'], product: [] });
    expect(command).toEqual({ type: 'fetchProducts' });
    const products = [{ id: 'p' }];
    const came = reduceVoucher(state, { type: 'productsCame', result: { ok: true, value: products } });
    expect(came.state).toMatchObject({ busy: false, products });
  });
});

/** Specification, section 8. */
test.each<[Problem, string | undefined]>([
  [{ kind: 'refused', text: 'This is an Invalid Voucher.' }, 'voucher'],
  [{ kind: 'refused', text: 'The email is not valid.' }, 'email'],
  [{ kind: 'refused', text: 'Closed today.' }, undefined],
  [{ kind: 'unreachable' }, undefined],
])('%j belongs to the field %s', (value, field) => {
  const { error, form: kept } = problem(value);
  expect(error?.field).toBe(field);
  expect(kept).toEqual(form);
});
