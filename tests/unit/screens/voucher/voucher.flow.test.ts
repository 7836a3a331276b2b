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
import {
  type Asked,
  initialVoucher,
  reduceVoucher,
  type VoucherState,
  validateVoucher,
} from '../../../../src/screens/voucher/voucher.flow.ts';

const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
const form: VoucherForm = { ...initialVoucher(CODE, 'ada@example.org').form };
const TIME = 1_750_000_000_000;
const idle = initialVoucher(CODE, 'ada@example.org');
const busy: VoucherState = { ...idle, busy: true };
const answer = (value: VoucherReply) =>
  reduceVoucher(busy, { type: 'answered', sent: form, result: { ok: true, value }, time: TIME });
function requestProducts() {
  const { state, command } = answer({ action: 'incomplete', require: ['product'], product: [] });
  if (command?.type !== 'fetchProducts') throw new Error('The products are not requested.');
  return { state, asked: command.asked };
}
const receiveProducts = (result: Result<Product[], Problem>, asked: Asked) =>
  reduceVoucher(busy, { type: 'productsReceived', asked, result }).state;
const problem = (value: Problem) =>
  reduceVoucher(busy, { type: 'answered', sent: form, result: { ok: false, problem: value }, time: TIME })
    .state;

describe('before sending', () => {
  const required: Extra[] = ['firstname', 'lastname', 'product', 'language'];
  const complete = { ...form, firstname: 'Ada', lastname: 'L', product: '1', language: 'en' };
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
  ])('validation of %j stops at the field %s: %s', (change, field, message) => {
    expect(validateVoucher({ ...complete, ...change }, required)).toEqual(field && { field, message });
  });

  test('extra fields are only required if the server asked for them', () => {
    expect(validateVoucher(form, [])).toBeUndefined();
  });

  test('the code is sent in upper case with hyphens', () => {
    const typed = { ...form, voucher: ` ${CODE.replaceAll('-', '').toLowerCase()} ` };
    const { command } = reduceVoucher(idle, { type: 'submitted', form: typed });
    expect(command).toEqual({ type: 'redeem', form });
  });

  test('a second submit during a request does nothing', () => {
    expect(reduceVoucher(busy, { type: 'submitted', form })).toEqual({ state: busy });
  });
});

describe('the action', () => {
  test.each([
    ['awaitconfirm', 'awaitconfirm'],
    ['success', 'success'],
  ])('%s leads to the stage %s', (action, stage) => {
    expect(answer({ action }).state).toMatchObject({ stage, busy: false, error: undefined });
  });

  test.each([
    ['errormembersonly', 'This voucher can only be redeemed by existing members'],
    ['errornewonly', 'This voucher can only be redeemed by new members'],
    ['anything else', 'something went wrong'],
    ['', 'something went wrong'],
  ])('"%s" is an error of the whole form: %s', (action, message) => {
    expect(answer({ action }).state).toMatchObject({ stage: 'entry', error: { message } });
    expect(answer({ action }).state.error?.field).toBeUndefined();
  });

  test('incomplete shows the requested fields', () => {
    const reply = {
      action: 'incomplete',
      require: ['product'] as Extra[],
      product: [{ id: 1, title: 'One' }],
    };
    const { busy, asked } = answer(reply).state;
    expect(busy).toBe(false);
    expect(asked).toMatchObject({ voucher: CODE, required: ['product'], products: reply.product });
  });

  test('incomplete with a product but no list requests the list', () => {
    const { state, asked } = requestProducts();
    expect(state).toBe(busy);
    const products = [{ id: 'p' }];
    const next = receiveProducts({ ok: true, value: products }, asked);
    expect(next).toMatchObject({ busy: false, asked: { required: ['product'], products } });
  });

  test.each<[string, Result<Product[], Problem>, Message]>([
    [
      'failed to load',
      { ok: false, problem: { kind: 'refused', text: 'Not now.' } },
      { verbatim: 'Not now.' },
    ],
    ['is empty', { ok: true, value: [] }, 'something went wrong'],
  ])('a list of products that %s shows an error and does not require a product', (_, result, message) => {
    const state = receiveProducts(result, requestProducts().asked);
    expect(state).toMatchObject({ busy: false, asked: { required: [] }, error: { message } });
    expect(reduceVoucher(state, { type: 'submitted', form }).command).toEqual({ type: 'redeem', form });
  });

  test('incomplete without requested fields is an error', () => {
    for (const require of [undefined, null, []])
      expect(answer({ action: 'incomplete', require }).state.error).toMatchObject({
        message: 'something went wrong',
      });
  });

  test('languages are offered without duplicates, and without a list all languages are offered', () => {
    const offered = (language: string[] | undefined) =>
      answer({ action: 'incomplete', require: ['language'], language }).state.asked.languages;
    expect(offered(['de', 'fr', 'de'])).toEqual(['de', 'fr']);
    expect(offered([])).toEqual(LOCALES);
    expect(offered(undefined)).toEqual(LOCALES);
  });

  test('fields requested for one code and email address are not required for another', () => {
    const { state } = answer({ action: 'incomplete', require: ['product'], product: [{ id: 1 }] });
    const chosen = { ...form, product: '1' };
    expect(reduceVoucher(state, { type: 'submitted', form: chosen }).command).toEqual({
      type: 'redeem',
      form: { ...chosen, product: 1 },
    });
    for (const other of [{ voucher: CODE.replace('A', 'B') }, { email: 'bob@example.org' }]) {
      const next = reduceVoucher(state, { type: 'submitted', form: { ...chosen, ...other } });
      expect(next.state.asked.required).toEqual([]);
      expect(next.command).toEqual({ type: 'redeem', form: { ...form, ...other } });
    }
  });
});

/** An answer belongs to the values that were sent, not to those typed in the meantime. */
describe.each<[string, Partial<VoucherForm>]>([
  ['code', { voucher: CODE.replace('A', 'B') }],
  ['email', { email: 'bob@example.org' }],
])('if another %s is typed during the request', (_, change) => {
  const changed: VoucherState = { ...busy, form: { ...form, ...change } };
  const idleAgain = { ...changed, busy: false };
  const reply = (result: Result<VoucherReply, Problem>) =>
    reduceVoucher(changed, { type: 'answered', sent: form, result, time: TIME });
  const asksForProduct = { action: 'incomplete', require: ['product'] as Extra[] };

  test('the requested fields of the answer are ignored', () => {
    const withList = { ...asksForProduct, product: [{ id: 1 }] };
    expect(reply({ ok: true, value: withList })).toEqual({ state: idleAgain });
    expect(reply({ ok: true, value: asksForProduct })).toEqual({ state: idleAgain });
    const { asked } = requestProducts();
    const result: Result<Product[], Problem> = { ok: true, value: [{ id: 1 }] };
    expect(reduceVoucher(changed, { type: 'productsReceived', asked, result })).toEqual({ state: idleAgain });
  });

  test('the error of the answer is ignored', () => {
    for (const action of ['errormembersonly', 'errornewonly', 'anything else'])
      expect(reply({ ok: true, value: { action } })).toEqual({ state: idleAgain });
    const problem = { kind: 'refused', text: 'Invalid voucher.' } as const;
    expect(reply({ ok: false, problem })).toEqual({ state: idleAgain });
    const { asked } = requestProducts();
    const received = { type: 'productsReceived', asked, result: { ok: false, problem } } as const;
    expect(reduceVoucher(changed, received)).toEqual({ state: idleAgain });
  });

  test('a missing answer is reported and the form keeps the new value', () => {
    const { state } = reply({ ok: false, problem: { kind: 'unreachable' } });
    expect(state).toMatchObject({ busy: false, form: changed.form });
    expect(state.error?.message).toMatch(/^The server cannot be reached/);
  });

  test('a success is shown', () => {
    for (const action of ['success', 'awaitconfirm'])
      expect(reply({ ok: true, value: { action } }).state).toMatchObject({ stage: action, busy: false });
  });
});

test('typing the same values in another notation during the request does not discard the answer', () => {
  const spaced = {
    ...busy,
    form: { ...form, voucher: CODE.replaceAll('-', ''), email: ' ada@example.org ' },
  };
  const reply = { action: 'incomplete', require: ['firstname'] as Extra[] };
  const step = reduceVoucher(spaced, {
    type: 'answered',
    sent: form,
    result: { ok: true, value: reply },
    time: TIME,
  });
  expect(step.state.asked).toMatchObject({
    voucher: CODE,
    email: 'ada@example.org',
    required: ['firstname'],
  });
});

test('names are sent trimmed', () => {
  const names = { firstname: ' Ada ', middlename: ' King', lastname: 'Lovelace ' };
  expect(reduceVoucher(idle, { type: 'submitted', form: { ...form, ...names } }).command).toMatchObject({
    form: { firstname: 'Ada', middlename: 'King', lastname: 'Lovelace' },
  });
});

describe('a choice', () => {
  test.each<[Product['id'], Product[]]>([
    ['7', [{ id: '7' }]],
    [7, [{ id: 7 }]],
    [7, [{ id: 'group', children: [{ id: 3 }, { id: 7 }] }]],
  ])('of the product %j is sent with the JSON type of its id', (id, product) => {
    const { command } = reduceVoucher(offering(product), {
      type: 'submitted',
      form: { ...names, product: '7', language: 'de' },
    });
    expect(command).toMatchObject({ form: { product: id } });
  });

  const offering = (product: Product[]) =>
    answer({ action: 'incomplete', require: ['product', 'language'], product, language: ['de'] }).state;
  const names = { voucher: CODE, email: form.email, firstname: 'Ada', middlename: '', lastname: '' };

  test('that is no longer in the form is not sent and is required again', () => {
    const once = reduceVoucher(offering([{ id: 1 }]), {
      type: 'submitted',
      form: { ...names, product: '1', language: 'de' },
    });
    expect(once.command).toMatchObject({ form: { product: 1, language: 'de' } });
    const replaced = reduceVoucher(once.state, {
      type: 'answered',
      time: TIME,
      sent: form,
      result: { ok: true, value: { action: 'incomplete', require: ['product'], product: [{ id: 2 }] } },
    }).state;
    const twice = reduceVoucher(replaced, { type: 'submitted', form: names });
    expect(twice.command).toBeUndefined();
    expect(twice.state.error).toEqual({ field: 'product', message: 'Please choose a product' });
  });

  test('that the server has accepted is sent again with the other fields', () => {
    const once = reduceVoucher(offering([{ id: 1 }]), {
      type: 'submitted',
      form: { ...names, product: '1', language: 'de' },
    });
    const nameMissing = reduceVoucher(once.state, {
      type: 'answered',
      time: TIME,
      sent: form,
      result: { ok: true, value: { action: 'incomplete', require: ['lastname'] } },
    }).state;
    const twice = reduceVoucher(nameMissing, { type: 'submitted', form: { ...names, lastname: 'L' } });
    expect(twice.command).toMatchObject({ form: { product: '1', language: 'de', lastname: 'L' } });
  });
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
  const { error, form: kept } = problem(value);
  expect(error?.field).toBe(field);
  expect(kept).toEqual(form);
});

describe('sending again', () => {
  const awaiting = answer({ action: 'awaitconfirm' }).state;
  const again = reduceVoucher(awaiting, { type: 'sentAgain' });
  const reply = (result: Result<VoucherReply, Problem>) =>
    reduceVoucher(again.state, { type: 'answered', sent: form, result, time: TIME + 30_000 }).state;

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
    [{ ok: true, value: { action: 'incomplete', require: ['firstname'] } }, 'something went wrong'],
  ])('shows a refusal such as %j in place, because there is no field', (result, message) => {
    const state = reply(result);
    expect(state).toMatchObject({ stage: 'awaitconfirm', busy: false, error: { message } });
    expect(state.error).not.toHaveProperty('field');
  });

  test('is forgotten in the form', () => {
    const refused = reply({ ok: false, problem: { kind: 'unreachable' } });
    expect(reduceVoucher(refused, { type: 'reopened' }).state).toMatchObject({
      stage: 'entry',
      error: undefined,
    });
  });
});
