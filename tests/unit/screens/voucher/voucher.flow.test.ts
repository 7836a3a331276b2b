/* What the answers of the server lead to. */
import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/api/problem.ts';
import { LOCALES } from '../../../../src/i18n/locale.ts';
import type { Result } from '../../../../src/kit/result.ts';
import type { VoucherForm, VoucherReply } from '../../../../src/screens/voucher/voucher.api.ts';
import { reduceVoucher } from '../../../../src/screens/voucher/voucher.flow.ts';
import type { Asked, VoucherState } from '../../../../src/screens/voucher/voucher-state.flow.ts';
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
  TIME,
} from './steps.ts';

const WRONG = 'something went wrong';
const REFUSAL: Problem = { kind: 'refused', text: 'Invalid voucher.' };
const product = [{ id: 1, title: 'One' }];
const error = (message: string) => ({ stage: 'entry', error: { message } });
const incomplete = (other: Omit<VoucherReply, 'action'>): VoucherReply => ({
  action: 'incomplete',
  ...other,
});
const asks = (asked: Partial<Asked>) => ({
  stage: 'entry',
  asked: expect.objectContaining(asked),
  error: undefined,
});

test.each<[VoucherReply, object]>([
  [{ action: 'awaitconfirm' }, { stage: 'awaitconfirm', error: undefined }],
  [{ action: 'success' }, { stage: 'success', error: undefined }],
  [{ action: 'errormembersonly' }, error('This voucher can only be redeemed by existing members')],
  [{ action: 'errornewonly' }, error('This voucher can only be redeemed by new members')],
  [{ action: 'anything else' }, error(WRONG)],
  [{ action: '' }, error(WRONG)],
  [
    incomplete({ require: ['product'], product }),
    asks({ voucher: CODE, required: ['product'], products: product }),
  ],
  [incomplete({}), error(WRONG)],
  [incomplete({ require: null }), error(WRONG)],
  [incomplete({ require: [] }), error(WRONG)],
  [incomplete({ require: ['language'], language: ['de', 'fr', 'de'] }), asks({ languages: ['de', 'fr'] })],
  [incomplete({ require: ['language'], language: [] }), asks({ languages: LOCALES })],
  [incomplete({ require: ['language'] }), asks({ languages: LOCALES })],
])('the answer %j leads to %j', (reply, expected) => {
  const { state } = answer(reply);
  expect(state).toMatchObject({ busy: false, ...expected });
  expect(state.error?.field).toBeUndefined();
});

/** An answer belongs to the values that were sent, not to those typed in the meantime. */
test.each<[string, Partial<VoucherForm>]>([
  ['code', { voucher: OTHER_CODE }],
  ['email', { email: 'bob@example.org' }],
])('if another %s is typed during the request, only a success or a missing answer is shown', (_, change) => {
  const changed: VoucherState = { ...busy, form: { ...form, ...change } };
  const ignored = { state: { ...changed, busy: false } };
  for (const action of ['incomplete', 'errormembersonly', 'errornewonly', 'anything else'])
    for (const list of [undefined, product])
      expect(answer({ action, require: ['product'], product: list }, changed)).toEqual(ignored);
  for (const result of [
    { ok: true, value: product },
    { ok: false, problem: REFUSAL },
  ] as const)
    expect(receiveProducts(result, requestProducts().asked, changed)).toEqual(ignored);
  expect(refuse(REFUSAL, changed)).toEqual(ignored.state);
  const unanswered = refuse({ kind: 'unreachable' }, changed);
  expect(unanswered).toMatchObject({ busy: false, form: changed.form });
  expect(unanswered.error?.message).toMatch(/^The server cannot be reached/);
  for (const action of ['success', 'awaitconfirm'])
    expect(answer({ action }, changed).state).toMatchObject({
      ...changed,
      stage: action,
      busy: false,
      sentAt: TIME,
    });
  const { state } = answer({ action: 'awaitconfirm' }, changed);
  expect(state.sent, 'which the screen shows').toEqual(form);
  expect(reduceVoucher(state, { type: 'sentAgain' }).command).toEqual({ type: 'redeem', form });
  expect(reduceVoucher(state, { type: 'reopened' }).state).toMatchObject({
    stage: 'entry',
    form: changed.form,
  });
});

test('typing the same values in another notation during the request does not discard the answer', () => {
  const spaced = { ...form, voucher: CODE.replaceAll('-', ''), email: ' ada@example.org ' };
  const { state } = answer(incomplete({ require: ['firstname'] }), { ...busy, form: spaced });
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
  expect([error?.field, kept]).toEqual([field, form]);
});

const awaiting = answer({ action: 'awaitconfirm' }).state;
const again = reduceVoucher(awaiting, { type: 'sentAgain' });

test('sending again repeats the call, once at a time', () => {
  expect(awaiting).toMatchObject({ stage: 'awaitconfirm', sentAt: TIME, resent: false });
  expect(again.command).toEqual({ type: 'redeem', form });
  expect(again.state).toMatchObject({ stage: 'awaitconfirm', busy: true });
  expect(reduceVoucher(again.state, { type: 'sentAgain' })).toEqual({ state: again.state });
});

/** There is no field that could show a refusal. */
test.each<[Result<VoucherReply, Problem>, object]>([
  [
    { ok: true, value: { action: 'awaitconfirm' } },
    { sentAt: TIME + 30_000, resent: true, error: undefined },
  ],
  [{ ok: true, value: { action: 'success' } }, { stage: 'success' }],
  [{ ok: false, problem: REFUSAL }, { error: { message: { verbatim: 'Invalid voucher.' } } }],
  [{ ok: true, value: incomplete({ require: ['firstname'] }) }, { error: { message: WRONG } }],
])('after sending again, %j leads to %j, which the form forgets', (result, expected) => {
  const { state } = receive(again.state, result, TIME + 30_000);
  expect(state).toMatchObject({ stage: 'awaitconfirm', busy: false, ...expected });
  expect(state.error?.field).toBeUndefined();
  const form = reduceVoucher(state, { type: 'reopened' }).state;
  expect(form).toMatchObject({ stage: 'entry', error: undefined });
});
