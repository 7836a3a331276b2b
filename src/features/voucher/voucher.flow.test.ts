import { expect, test } from 'vitest';
import type { Extra, Product, VoucherForm, VoucherReply } from '../../contract/calls/voucher.api.ts';
import type { Problem } from '../../contract/problem.ts';
import { LOCALES } from '../../i18n/locale.ts';
import type { Result } from '../../kit/result.ts';
import { reduceVoucher } from './voucher.flow.ts';
import { normalized, validateVoucher } from './voucher-form.flow.ts';
import { type Asked, initialVoucher, type VoucherState } from './voucher-state.flow.ts';

const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
const OTHER_CODE = CODE.replace('A', 'B');
const TIME = 1_750_000_000_000;

const idle = initialVoucher(CODE, 'ada@example.org');
const { form } = idle;
const busy: VoucherState = { ...idle, busy: true, sent: form };

const submit = (state: VoucherState, change: Partial<VoucherForm> = {}) =>
  reduceVoucher(state, { type: 'submitted', form: { ...form, ...change } });

const receive = (state: VoucherState, result: Result<VoucherReply, Problem>, time = TIME) =>
  reduceVoucher(state, { type: 'answered', result, time });

const answer = (value: VoucherReply, state = busy) => receive(state, { ok: true, value });

const refuse = (problem: Problem, state = busy) => receive(state, { ok: false, problem }).state;

function requestProducts() {
  const { state, command } = answer({ action: 'incomplete', require: ['product'], product: [] });
  if (command?.type !== 'fetchProducts') throw new Error('The products are not requested.');
  return { state, asked: command.asked };
}

const receiveProducts = (result: Result<Product[], Problem>, asked: Asked, state = busy) =>
  reduceVoucher(state, { type: 'productsReceived', asked, result });

/* What is checked before a voucher is sent, and what is sent. */
const required: Extra[] = ['firstname', 'lastname', 'product', 'language'];
const complete = { ...form, firstname: 'Ada', lastname: 'L', product: '1', language: 'en' };

test.each<[Partial<VoucherForm>, string | undefined, string | undefined]>([
  [{ voucher: '' }, 'voucher', 'Please provide a valid voucher code'],
  [{ voucher: CODE.slice(0, -1) }, 'voucher', 'Please provide a valid voucher code'],
  [{ voucher: '', email: '' }, 'voucher', 'Please provide a valid voucher code'],
  [{ email: '\u200b;' }, 'email', 'Please provide a valid email address'],
  [{ firstname: ' \u3164' }, 'firstname', 'Please fill in your first name'],
  [{ lastname: '\u200b' }, 'lastname', 'Please fill in your last name'],
  [{ product: '' }, 'product', 'Please choose a product.'],
  [{ language: '' }, 'language', 'Please choose a language.'],
  [{ middlename: '' }, undefined, undefined],
])('validation of %j stops at the field %s: %s', (change, field, message) => {
  expect(validateVoucher(normalized({ ...complete, ...change }), required)).toEqual(
    field && { field, message },
  );
  expect(validateVoucher(form, []), 'without extra fields').toBeUndefined();
});

test('a submit sends the code in upper case with hyphens and trimmed names, once', () => {
  const voucher = ` ${CODE.replaceAll('-', '').toLowerCase()} `;
  const typed = { voucher, firstname: ' Ada ', middlename: ' King', lastname: 'Lovelace ' };
  const sent = { ...form, firstname: 'Ada', middlename: 'King', lastname: 'Lovelace' };
  expect(submit(idle, typed).command).toEqual({ type: 'redeem', form: sent });
  expect(submit(busy)).toEqual({ state: busy });
});

test('fields requested for one code and email address are not required for another', () => {
  const { state } = answer({ action: 'incomplete', require: ['product'], product: [{ id: 1 }] });
  expect(submit(state, { product: '1' }).command).toEqual({ type: 'redeem', form: { ...form, product: 1 } });
  for (const other of [{ voucher: OTHER_CODE }, { email: 'bob@example.org' }]) {
    const next = submit(state, { product: '1', ...other });
    expect(next.state.asked.required).toEqual([]);
    expect(next.command).toEqual({ type: 'redeem', form: { ...form, ...other } });
  }
});

/** What a form without options contains. */
const names = { voucher: CODE, email: form.email, firstname: 'Ada', middlename: '', lastname: '' };

const offering = (product: Product[]) =>
  answer({ action: 'incomplete', require: ['product', 'language'], product, language: ['de'] }).state;

test.each<[Product['id'], Product[]]>([
  ['7', [{ id: '7' }]],
  [7, [{ id: 7 }]],
  [7, [{ id: 'group', children: [{ id: 3 }, { id: 7 }] }]],
])('a choice of the product %j is sent with the JSON type of its id', (id, product) => {
  const { command } = submit(offering(product), { product: '7', language: 'de' });
  expect(command).toMatchObject({ form: { product: id } });
});

test('a choice that is no longer in the form is not sent and is required again', () => {
  const once = submit(offering([{ id: 1 }]), { product: '1', language: 'de' });
  expect(once.command).toMatchObject({ form: { product: 1, language: 'de' } });
  const replaced = answer({ action: 'incomplete', require: ['product'], product: [{ id: 2 }] }, once.state);
  const twice = reduceVoucher(replaced.state, { type: 'submitted', form: names });
  expect(twice.command).toBeUndefined();
  expect(twice.state.error).toEqual({ field: 'product', message: 'Please choose a product.' });
});

test('a choice that the server has accepted is sent again with the other fields', () => {
  const once = submit(offering([{ id: 1 }]), { product: '1', language: 'de' });
  const nameMissing = answer({ action: 'incomplete', require: ['lastname'] }, once.state);
  const twice = reduceVoucher(nameMissing.state, { type: 'submitted', form: { ...names, lastname: 'L' } });
  expect(twice.command).toMatchObject({ form: { product: '1', language: 'de', lastname: 'L' } });
});

/* What the answers of the server lead to. */
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

test.each([
  [[{ id: 7 }], ['de'], { product: '7', language: 'de' }],
  [[{ id: 7 }, { id: 8 }], ['de', 'nl'], { product: '', language: '' }],
])('of the products %j and the languages %j, the only one is chosen', (products, languages, chosen) => {
  const { state } = answer(
    incomplete({ require: ['product', 'language'], product: products, language: languages }),
  );
  expect(state.form).toMatchObject(chosen);
});

test('what was not asked for is not chosen', () => {
  const { state } = answer(incomplete({ require: ['product'], product, language: ['de'] }));
  expect(state.form).toMatchObject({ product: '1', language: '' });
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
      mailed: action === 'awaitconfirm' ? form.email : '',
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

test('the address of the first mail belongs to one voucher', () => {
  const { state } = answer({ action: 'awaitconfirm' });
  const reopened = reduceVoucher(state, { type: 'reopened' }).state;
  expect(submit(reopened, { email: 'grace@example.org' }).state.mailed).toBe('ada@example.org');
  expect(submit(reopened, { voucher: OTHER_CODE }).state.mailed).toBe('');
});
