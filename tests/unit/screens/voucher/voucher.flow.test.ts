/* What the answers of the server lead to. */
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../../src/api/problem.ts';
import { LOCALES } from '../../../../src/i18n/locale.ts';
import type { Message } from '../../../../src/i18n/message.ts';
import type { Result } from '../../../../src/kit/result.ts';
import type {
  Extra,
  Product,
  VoucherForm,
  VoucherReply,
} from '../../../../src/screens/voucher/voucher.api.ts';
import { reduceVoucher } from '../../../../src/screens/voucher/voucher.flow.ts';
import type { VoucherState } from '../../../../src/screens/voucher/voucher-state.flow.ts';
import {
  answer,
  busy,
  CODE,
  form,
  OTHER_CODE,
  receive,
  receiveProducts,
  refuse,
  requestProducts,
  submit,
  TIME,
} from './steps.ts';

const WRONG = 'something went wrong';

describe('the action', () => {
  test.each(['awaitconfirm', 'success'])('%s leads to a stage', (action) => {
    expect(answer({ action }).state).toMatchObject({ stage: action, busy: false, error: undefined });
  });

  test.each([
    ['errormembersonly', 'This voucher can only be redeemed by existing members'],
    ['errornewonly', 'This voucher can only be redeemed by new members'],
    ['anything else', WRONG],
    ['', WRONG],
  ])('"%s" is an error of the whole form: %s', (action, message) => {
    expect(answer({ action }).state).toMatchObject({ stage: 'entry', error: { message } });
    expect(answer({ action }).state.error?.field).toBeUndefined();
  });

  test('incomplete shows the requested fields', () => {
    const product = [{ id: 1, title: 'One' }];
    const { busy, asked } = answer({ action: 'incomplete', require: ['product'], product }).state;
    expect(busy).toBe(false);
    expect(asked).toMatchObject({ voucher: CODE, required: ['product'], products: product });
  });

  test('incomplete with a product but no list requests the list', () => {
    const { state, asked } = requestProducts();
    expect(state).toBe(busy);
    const products = [{ id: 'p' }];
    const next = receiveProducts({ ok: true, value: products }, asked).state;
    expect(next).toMatchObject({ busy: false, asked: { required: ['product'], products } });
  });

  test.each<[string, Result<Product[], Problem>, Message]>([
    [
      'failed to load',
      { ok: false, problem: { kind: 'refused', text: 'Not now.' } },
      { verbatim: 'Not now.' },
    ],
    ['is empty', { ok: true, value: [] }, WRONG],
  ])('a list of products that %s shows an error and does not require a product', (_, result, message) => {
    const { state } = receiveProducts(result, requestProducts().asked);
    expect(state).toMatchObject({ busy: false, asked: { required: [] }, error: { message } });
    expect(submit(state).command).toEqual({ type: 'redeem', form });
  });

  test.each([undefined, null, []])('incomplete with the requested fields %j is an error', (require) => {
    expect(answer({ action: 'incomplete', require }).state.error).toMatchObject({ message: WRONG });
  });

  test.each<[string[] | undefined, readonly string[]]>([
    [
      ['de', 'fr', 'de'],
      ['de', 'fr'],
    ],
    [[], LOCALES],
    [undefined, LOCALES],
  ])('of the languages %j these are offered: %j', (language, offered) => {
    const { asked } = answer({ action: 'incomplete', require: ['language'], language }).state;
    expect(asked.languages).toEqual(offered);
  });
});

/** An answer belongs to the values that were sent, not to those typed in the meantime. */
describe.each<[string, Partial<VoucherForm>]>([
  ['code', { voucher: OTHER_CODE }],
  ['email', { email: 'bob@example.org' }],
])('if another %s is typed during the request', (_, change) => {
  const changed: VoucherState = { ...busy, form: { ...form, ...change } };
  const idleAgain = { ...changed, busy: false };
  const asksForProduct = { action: 'incomplete', require: ['product'] as Extra[] };
  const refusal = { kind: 'refused', text: 'Invalid voucher.' } as const;

  test.each<VoucherReply>([
    asksForProduct,
    { ...asksForProduct, product: [{ id: 1 }] },
    ...['errormembersonly', 'errornewonly', 'anything else'].map((action) => ({ action })),
  ])('the answer %j is ignored', (reply) => {
    expect(answer(reply, changed)).toEqual({ state: idleAgain });
  });

  test.each<Result<Product[], Problem>>([
    { ok: true, value: [{ id: 1 }] },
    { ok: false, problem: refusal },
  ])('the products %j are ignored', (result) => {
    expect(receiveProducts(result, requestProducts().asked, changed)).toEqual({ state: idleAgain });
  });

  test('a refusal is ignored', () => {
    expect(refuse(refusal, changed)).toEqual(idleAgain);
  });

  test('a missing answer is reported and the form keeps the new value', () => {
    const state = refuse({ kind: 'unreachable' }, changed);
    expect(state).toMatchObject({ busy: false, form: changed.form });
    expect(state.error?.message).toMatch(/^The server cannot be reached/);
  });

  test.each(['success', 'awaitconfirm'])('%s is shown', (action) => {
    expect(answer({ action }, changed).state).toMatchObject({ stage: action, busy: false });
  });
});

test('typing the same values in another notation during the request does not discard the answer', () => {
  const spaced = { ...form, voucher: CODE.replaceAll('-', ''), email: ' ada@example.org ' };
  const { state } = answer({ action: 'incomplete', require: ['firstname'] }, { ...busy, form: spaced });
  expect(state.asked).toMatchObject({ voucher: CODE, email: 'ada@example.org', required: ['firstname'] });
});

test.each<[Problem, string | undefined]>([
  [{ kind: 'refused', text: 'This is an Invalid Voucher.' }, 'voucher'],
  [{ kind: 'refused', text: 'The email is not valid.' }, 'email'],
  [{ kind: 'busy', status: 500, text: 'invalid voucher' }, 'voucher'],
  [{ kind: 'busy', status: 429, text: 'Too many for this email.' }, 'email'],
  [{ kind: 'refused' }, undefined],
  [{ kind: 'refused', text: 'Closed today.' }, undefined],
  [{ kind: 'unreachable' }, undefined],
])('the problem %j is shown at the field %s', (value, field) => {
  const { error, form: kept } = refuse(value);
  expect(error?.field).toBe(field);
  expect(kept).toEqual(form);
});

describe('sending again', () => {
  const awaiting = answer({ action: 'awaitconfirm' }).state;
  const again = reduceVoucher(awaiting, { type: 'sentAgain' });
  const reply = (result: Result<VoucherReply, Problem>) => receive(again.state, result, TIME + 30_000).state;

  test('repeats the call', () => {
    expect(awaiting).toMatchObject({ stage: 'awaitconfirm', sentAt: TIME, resent: false });
    expect(again.command).toEqual({ type: 'redeem', form });
    expect(again.state).toMatchObject({ stage: 'awaitconfirm', busy: true });
    expect(reduceVoucher(again.state, { type: 'sentAgain' })).toEqual({ state: again.state });
  });

  test('keeps the stage after the same answer, and says so', () => {
    const state = reply({ ok: true, value: { action: 'awaitconfirm' } });
    expect(state).toMatchObject({ stage: 'awaitconfirm', busy: false, sentAt: TIME + 30_000, resent: true });
  });

  test('leads to success if the person has become a member meanwhile', () => {
    expect(reply({ ok: true, value: { action: 'success' } })).toMatchObject({ stage: 'success' });
  });

  test.each<[Result<VoucherReply, Problem>, unknown]>([
    [{ ok: false, problem: { kind: 'refused', text: 'Invalid voucher' } }, { verbatim: 'Invalid voucher' }],
    [{ ok: true, value: { action: 'incomplete', require: ['firstname'] } }, WRONG],
  ])('shows a refusal such as %j in place, because there is no field', (result, message) => {
    const state = reply(result);
    expect(state).toMatchObject({ stage: 'awaitconfirm', busy: false, error: { message } });
    expect(state.error).not.toHaveProperty('field');
  });

  test('is forgotten in the form', () => {
    const refused = reply({ ok: false, problem: { kind: 'unreachable' } });
    const { state } = reduceVoucher(refused, { type: 'reopened' });
    expect(state).toMatchObject({ stage: 'entry', error: undefined });
  });
});
