import { type Problem, problemMessage } from '../../api/problem.ts';
import type { FieldError } from '../../i18n/field-error.ts';
import { LOCALES } from '../../i18n/locale.ts';
import type { MessageKey } from '../../i18n/message.ts';
import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { groupVoucher, VOUCHER_LENGTH, voucherCharacters } from './mask.ts';
import { EXTRAS, type Extra, type Product, type VoucherForm, type VoucherReply } from './voucher.api.ts';

export type VoucherField = keyof VoucherForm;

type VoucherError = FieldError<VoucherField>;

export interface VoucherState {
  stage: 'entry' | 'awaitconfirm' | 'success';
  busy: boolean;
  form: VoucherForm;
  asked: Asked;
  error: VoucherError | undefined;
}

/** Whom and what a request is about. */
type Sent = Pick<VoucherForm, 'voucher' | 'email'>;

/** What the server asked for besides code and address, and for which of them. A new object is a new request. */
export interface Asked extends Sent {
  /** In the order of the fields. */
  required: readonly Extra[];
  products: readonly Product[];
  languages: readonly string[];
}

export type VoucherEvent =
  | { type: 'typed'; field: VoucherField; text: string }
  | { type: 'submitted'; form: Partial<VoucherForm> }
  | { type: 'answered'; sent: Sent; result: Result<VoucherReply, Problem> }
  | { type: 'productsCame'; asked: Asked; result: Result<Product[], Problem> }
  | { type: 'restored' };

export type VoucherCommand =
  | { type: 'redeem'; form: VoucherForm }
  /** For what was asked, before anybody is shown it. */
  | { type: 'fetchProducts'; asked: Asked };

type VoucherStep = Step<VoucherState, VoucherCommand>;

/** Local texts of section 5 and D29, in the order of the fields. */
const MISSING: readonly [Extra, MessageKey][] = [
  ['firstname', 'Please fill in your first name'],
  ['lastname', 'Please fill in your last name'],
  ['product', 'Please choose a product'],
  ['language', 'Please choose a language'],
];

const NOTHING: Asked = { voucher: '', email: '', required: [], products: [], languages: [] };

export function initialVoucher(voucher: string, email: string): VoucherState {
  return {
    stage: 'entry',
    busy: false,
    form: { voucher, email, firstname: '', middlename: '', lastname: '', product: '', language: '' },
    asked: NOTHING,
    error: undefined,
  };
}

/** An empty or short code is never sent (D30). */
export function validateVoucher(form: VoucherForm, required: readonly Extra[]): VoucherError | undefined {
  if (voucherCharacters(form.voucher).length !== VOUCHER_LENGTH) {
    return { field: 'voucher', message: 'Please provide a valid voucher code' };
  }
  if (!form.email.trim()) return { field: 'email', message: 'Please provide a valid email address' };
  const missing = MISSING.find(([field]) => required.includes(field) && !form[field].trim());
  return missing && { field: missing[0], message: missing[1] };
}

export function reduceVoucher(state: VoucherState, event: VoucherEvent): VoucherStep {
  switch (event.type) {
    case 'typed':
      return { state: { ...state, form: { ...state.form, [event.field]: event.text } } };
    case 'submitted':
      return state.busy ? { state } : submitted(state, { ...state.form, ...emptied(state), ...event.form });
    case 'answered': {
      const { sent, result } = event;
      return result.ok ? answered(state, sent, result.value) : rejected(state, sent, result.problem);
    }
    case 'productsCame': {
      const { asked, result } = event;
      if (!result.ok) return rejected(state, asked, result.problem);
      return isOutdated(state, asked) ? idle(state) : asking(state, { ...asked, products: result.value });
    }
    case 'restored':
      return idle(state);
  }
}

/** What is asked for stands in the form, and a choice that is absent there has not been made. */
const emptied = ({ asked }: VoucherState): Partial<VoucherForm> =>
  Object.fromEntries(asked.required.map((extra) => [extra, '']));

/** Code and address as they are sent. */
const normalized = (form: VoucherForm): VoucherForm => ({
  ...form,
  voucher: groupVoucher(voucherCharacters(form.voucher)),
  email: form.email.trim(),
});

/** Another code or address has been typed since: what the answer says is not about that one. */
function isOutdated(state: Pick<VoucherState, 'form'>, sent: Sent): boolean {
  const { voucher, email } = normalized(state.form);
  return voucher !== sent.voucher || email !== sent.email;
}

function submitted(state: VoucherState, typed: VoucherForm): VoucherStep {
  const form = normalized(typed);
  // What was asked for one voucher and one person says nothing about others.
  const other = isOutdated({ form }, state.asked);
  const asked = other ? NOTHING : state.asked;
  const error = validateVoucher(form, asked.required);
  if (error) return { state: { ...state, form, error } };
  const sent = other ? { ...form, product: '', language: '' } : form;
  return {
    state: { ...state, form: sent, asked, busy: true, error: undefined },
    command: { type: 'redeem', form: sent },
  };
}

/** Specification, section 4 "Voucher actions". */
function answered(state: VoucherState, sent: Sent, reply: VoucherReply): VoucherStep {
  const { action } = reply;
  if (action === 'awaitconfirm' || action === 'success') {
    return { state: { ...state, stage: action, busy: false } };
  }
  if (isOutdated(state, sent)) return idle(state);
  switch (action) {
    case 'incomplete':
      return incomplete(state, sent, reply);
    case 'errormembersonly':
      return failed(state, { message: 'This voucher can only be redeemed by existing members' });
    case 'errornewonly':
      return failed(state, { message: 'This voucher can only be redeemed by new members' });
    default:
      return failed(state, { message: 'something went wrong' });
  }
}

function incomplete(
  state: VoucherState,
  { voucher, email }: Sent,
  { require, product, language }: VoucherReply,
): VoucherStep {
  const asked: Asked = {
    voucher,
    email,
    required: EXTRAS.filter((extra) => require?.includes(extra)),
    products: product ?? [],
    // Where it names none, those of the product are meant.
    languages: language?.length ? [...new Set(language)] : LOCALES,
  };
  if (asked.required.includes('product') && asked.products.length === 0) {
    return { state, command: { type: 'fetchProducts', asked } };
  }
  return asking(state, asked);
}

/** Shows what is asked for; a request that nobody could answer is an error. */
function asking(state: VoucherState, asked: Asked): VoucherStep {
  const { required, products } = asked;
  if (required.length === 0 || (required.includes('product') && products.length === 0)) {
    return failed(state, { message: 'something went wrong' });
  }
  return { state: { ...state, busy: false, asked } };
}

/** Where a server's own words belong is told by what they speak of (specification, section 8). */
function rejected(state: VoucherState, sent: Sent, problem: Problem): VoucherStep {
  if (problem.kind === 'refused' && isOutdated(state, sent)) return idle(state);
  const message = problemMessage(problem);
  const words = ('text' in problem && problem.text?.toLowerCase()) || '';
  if (words.includes('invalid voucher')) return failed(state, { field: 'voucher', message });
  if (words.includes('email')) return failed(state, { field: 'email', message });
  return failed(state, { message });
}

const failed = (state: VoucherState, error: VoucherError): VoucherStep => ({
  state: { ...state, busy: false, error },
});

const idle = (state: VoucherState): VoucherStep => ({ state: { ...state, busy: false } });
