import type { Extra, Product, ProductId, VoucherForm } from '../../contract/calls/voucher.api.ts';
import { choicesIn } from '../../contract/product-tree.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { readEmail } from '../../kit/email.ts';
import { trimUnseen } from '../../kit/trim-unseen.ts';
import { groupVoucher } from './group.ts';
import { VOUCHER_LENGTH, voucherCharacters } from './mask.ts';
import type { Sent, VoucherError, VoucherState } from './voucher-state.flow.ts';

/** The messages for missing answers, in the order of the fields. */
const MISSING: readonly [Extra, MessageKey][] = [
  ['firstname', 'Please fill in your first name'],
  ['lastname', 'Please fill in your last name'],
  ['product', 'Please choose a product.'],
  ['language', 'Please choose a language.'],
];

/** Returns the first error of a form with the texts as they are sent. */
export function validateVoucher(form: VoucherForm, required: readonly Extra[]): VoucherError | undefined {
  if (voucherCharacters(form.voucher).length !== VOUCHER_LENGTH) {
    return { field: 'voucher', message: 'Please provide a valid voucher code' };
  }
  if (!form.email) return { field: 'email', message: 'Please provide a valid email address' };
  const missing = MISSING.find(([field]) => required.includes(field) && !form[field]);
  return missing && { field: missing[0], message: missing[1] };
}

/** Formats the texts as they are sent. */
export const normalized = (form: VoucherForm): VoucherForm => ({
  ...form,
  voucher: groupVoucher(voucherCharacters(form.voucher)),
  email: readEmail(form.email),
  firstname: trimUnseen(form.firstname),
  middlename: trimUnseen(form.middlename),
  lastname: trimUnseen(form.lastname),
});

/** The chosen id as the server wrote it. */
export const productId = (products: readonly Product[], chosen: string): ProductId =>
  choicesIn(products).find(({ id }) => String(id) === chosen)?.id ?? chosen;

/** Whether the person has typed another code or address since the request. */
export function isOutdated(state: Pick<VoucherState, 'form'>, sent: Sent): boolean {
  const { voucher, email } = normalized(state.form);
  return voucher !== sent.voucher || email !== sent.email;
}
