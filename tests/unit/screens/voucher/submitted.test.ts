/* What is checked before a voucher is sent, and what is sent. */
import { expect, test } from 'vitest';
import type { Extra, Product, VoucherForm } from '../../../../src/screens/voucher/voucher.api.ts';
import { reduceVoucher } from '../../../../src/screens/voucher/voucher.flow.ts';
import { normalized, validateVoucher } from '../../../../src/screens/voucher/voucher-form.flow.ts';
import { answer, busy, CODE, form, idle, OTHER_CODE, submit } from './steps.ts';

const required: Extra[] = ['firstname', 'lastname', 'product', 'language'];
const complete = { ...form, firstname: 'Ada', lastname: 'L', product: '1', language: 'en' };

test.each<[Partial<VoucherForm>, string | undefined, string | undefined]>([
  [{ voucher: '' }, 'voucher', 'Please provide a valid voucher code'],
  [{ voucher: CODE.slice(0, -1) }, 'voucher', 'Please provide a valid voucher code'],
  [{ voucher: '', email: '' }, 'voucher', 'Please provide a valid voucher code'],
  [{ email: '\u200b;' }, 'email', 'Please provide a valid email address'],
  [{ firstname: ' \u3164' }, 'firstname', 'Please fill in your first name'],
  [{ lastname: '\u200b' }, 'lastname', 'Please fill in your last name'],
  [{ product: '' }, 'product', 'Please choose a product'],
  [{ language: '' }, 'language', 'Please choose a language'],
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
  expect(twice.state.error).toEqual({ field: 'product', message: 'Please choose a product' });
});

test('a choice that the server has accepted is sent again with the other fields', () => {
  const once = submit(offering([{ id: 1 }]), { product: '1', language: 'de' });
  const nameMissing = answer({ action: 'incomplete', require: ['lastname'] }, once.state);
  const twice = reduceVoucher(nameMissing.state, { type: 'submitted', form: { ...names, lastname: 'L' } });
  expect(twice.command).toMatchObject({ form: { product: '1', language: 'de', lastname: 'L' } });
});
