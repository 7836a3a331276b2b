import { type Problem, problemMessage } from '../../api/problem.ts';
import type { Message, MessageKey } from '../../i18n/message.ts';
import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { groupVoucher, VOUCHER_LENGTH, voucherCharacters } from '../../kit/voucher-mask.ts';
import type { Extra, Product, VoucherForm, VoucherReply } from './voucher.api.ts';

export type VoucherField = keyof VoucherForm;

/** `field` is absent for errors of the whole form. */
export interface VoucherError {
  field?: VoucherField;
  message: Message;
}

export interface VoucherState {
  stage: 'entry' | 'awaitconfirm' | 'success';
  busy: boolean;
  form: VoucherForm;
  /** What the server asked for besides code and address. */
  required: readonly Extra[];
  products: readonly Product[];
  languages: readonly string[];
  error: VoucherError | undefined;
}

export type VoucherEvent =
  | { type: 'typed'; field: VoucherField; text: string }
  | { type: 'submitted'; form: Partial<VoucherForm> }
  | { type: 'answered'; result: Result<VoucherReply, Problem> }
  | { type: 'productsCame'; result: Result<Product[], Problem> }
  | { type: 'restored' };

export type VoucherCommand = { type: 'redeem'; form: VoucherForm } | { type: 'fetchProducts' };

type VoucherStep = Step<VoucherState, VoucherCommand>;

/** Local texts of section 5 and D29, in the order of the fields. */
const MISSING: readonly [Extra, MessageKey][] = [
  ['firstname', 'Please fill in your first name'],
  ['lastname', 'Please fill in your last name'],
  ['product', 'Please choose a product'],
  ['language', 'Please choose a language'],
];

export function initialVoucher(voucher: string, email: string): VoucherState {
  return {
    stage: 'entry',
    busy: false,
    form: { voucher, email, firstname: '', middlename: '', lastname: '', product: '', language: '' },
    required: [],
    products: [],
    languages: [],
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
    case 'submitted': {
      if (state.busy) return { state };
      const typed = { ...state.form, ...event.form };
      const form = {
        ...typed,
        voucher: groupVoucher(voucherCharacters(typed.voucher)),
        email: typed.email.trim(),
      };
      const error = validateVoucher(form, state.required);
      if (error) return { state: { ...state, form, error } };
      return { state: { ...state, form, busy: true, error: undefined }, command: { type: 'redeem', form } };
    }
    case 'answered':
      return event.result.ok ? answered(state, event.result.value) : rejected(state, event.result.problem);
    case 'productsCame':
      if (!event.result.ok) return rejected(state, event.result.problem);
      return { state: { ...state, busy: false, products: event.result.value } };
    case 'restored':
      return { state: { ...state, busy: false } };
  }
}

/** Specification, section 4 "Voucher actions". */
function answered(state: VoucherState, reply: VoucherReply): VoucherStep {
  switch (reply.action) {
    case 'incomplete':
      return incomplete(state, reply);
    case 'awaitconfirm':
    case 'success':
      return { state: { ...state, stage: reply.action, busy: false } };
    case 'errormembersonly':
      return failed(state, { message: 'This voucher can only be redeemed by existing members' });
    case 'errornewonly':
      return failed(state, { message: 'This voucher can only be redeemed by new members' });
    default:
      return failed(state, { message: 'something went wrong' });
  }
}

function incomplete(state: VoucherState, reply: VoucherReply): VoucherStep {
  const required = reply.require ?? [];
  const asked = {
    ...state,
    required,
    products: reply.product ?? [],
    languages: reply.language ?? [],
  };
  if (required.includes('product') && asked.products.length === 0) {
    return { state: asked, command: { type: 'fetchProducts' } };
  }
  return { state: { ...asked, busy: false } };
}

/** Where a server's own words belong is told by what they speak of (specification, section 8). */
function rejected(state: VoucherState, problem: Problem): VoucherStep {
  const message = problemMessage(problem);
  const words = problem.kind === 'refused' ? problem.text.toLowerCase() : '';
  if (words.includes('invalid voucher')) return failed(state, { field: 'voucher', message });
  if (words.includes('email')) return failed(state, { field: 'email', message });
  return failed(state, { message });
}

const failed = (state: VoucherState, error: VoucherError): VoucherStep => ({
  state: { ...state, busy: false, error },
});
