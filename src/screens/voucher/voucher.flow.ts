import { type Problem, problemError } from '../../api/problem.ts';
import type { FieldError } from '../../i18n/field-error.ts';
import { LOCALES } from '../../i18n/locale.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { readEmail } from '../../kit/email.ts';
import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { NOTHING_SENT, type SentMailState } from '../../kit/sent-mail.ts';
import { groupVoucher, VOUCHER_LENGTH, voucherCharacters } from './mask.ts';
import {
  EXTRAS,
  type Extra,
  type Product,
  REDEEM,
  type VoucherForm,
  type VoucherReply,
  type VoucherRequest,
} from './voucher.api.ts';

export type FieldName = keyof VoucherForm;

type VoucherError = FieldError<FieldName>;

export interface VoucherState extends SentMailState {
  stage: 'entry' | 'awaitconfirm' | 'success';
  busy: boolean;
  form: VoucherForm;
  asked: Asked;
  error: VoucherError | undefined;
}

/** The code and the address that a request is about. */
type Sent = Pick<VoucherForm, 'voucher' | 'email'>;

/** What the server asked for, and for which code and address. Each time it asks, this is a new object. */
export interface Asked extends Sent {
  /** In the order of the fields. */
  required: readonly Extra[];
  products: readonly Product[];
  languages: readonly string[];
}

export type VoucherEvent =
  | { type: 'typed'; field: FieldName; text: string }
  | { type: 'submitted'; form: Partial<VoucherForm> }
  | { type: 'sentAgain' }
  | { type: 'answered'; sent: Sent; result: Result<VoucherReply, Problem>; time: number }
  | { type: 'productsReceived'; asked: Asked; result: Result<Product[], Problem> }
  /** The person wants to correct the address that the mail was sent to. */
  | { type: 'reopened' }
  | { type: 'restored' };

export type VoucherCommand =
  | { type: 'redeem'; form: VoucherRequest }
  /** Fetches the products to choose from before the form shows what the server asked for. */
  | { type: 'fetchProducts'; asked: Asked };

type VoucherStep = Step<VoucherState, VoucherCommand>;

/** The messages for missing answers, in the order of the fields. */
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
    ...NOTHING_SENT,
    error: undefined,
  };
}

/** Returns the first error of a form. */
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
      return state.busy
        ? { state }
        : submitted(state, { ...state.form, ...blankExtras(state), ...event.form });
    case 'sentAgain':
      return state.busy ? { state } : redeeming(state);
    case 'answered': {
      const { sent, result, time } = event;
      return result.ok ? answered(state, sent, result.value, time) : rejected(state, sent, result.problem);
    }
    case 'productsReceived': {
      const { asked, result } = event;
      if (!result.ok) return rejected(state, asked, result.problem);
      return isOutdated(state, asked) ? idle(state) : asking(state, { ...asked, products: result.value });
    }
    case 'reopened':
      return idle({ ...state, stage: 'entry', error: undefined });
    case 'restored':
      return idle({ ...state, error: undefined });
  }
}

/** Submitted form data lacks a radio group without a choice, so every extra starts as an empty text. */
const blankExtras = ({ asked }: VoucherState): Partial<VoucherForm> =>
  Object.fromEntries(asked.required.map((extra) => [extra, '']));

/** Formats the texts as they are sent. */
const normalized = (form: VoucherForm): VoucherForm => ({
  ...form,
  voucher: groupVoucher(voucherCharacters(form.voucher)),
  email: readEmail(form.email),
  firstname: form.firstname.trim(),
  middlename: form.middlename.trim(),
  lastname: form.lastname.trim(),
});

/** The chosen id as the server wrote it. */
function productId(products: readonly Product[], chosen: string): Product['id'] {
  const all = products.flatMap(function withChildren(product): Product[] {
    return [product, ...(product.children ?? []).flatMap(withChildren)];
  });
  return all.find(({ id }) => String(id) === chosen)?.id ?? chosen;
}

/** Whether the person has typed another code or address since the request. */
function isOutdated(state: Pick<VoucherState, 'form'>, sent: Sent): boolean {
  const { voucher, email } = normalized(state.form);
  return voucher !== sent.voucher || email !== sent.email;
}

function submitted(state: VoucherState, typed: VoucherForm): VoucherStep {
  const form = normalized(typed);
  // What the server asked for applies to one voucher and one person only.
  const changed = isOutdated({ form }, state.asked);
  const asked = changed ? NOTHING : state.asked;
  const error = validateVoucher(form, asked.required);
  if (error) return { state: { ...state, form, error } };
  const sent = changed ? { ...form, product: '', language: '' } : form;
  return redeeming({ ...state, form: sent, asked });
}

function redeeming(state: VoucherState): VoucherStep {
  const { form, asked } = state;
  return {
    state: { ...state, busy: true, resent: false, error: undefined },
    command: { type: 'redeem', form: { ...form, product: productId(asked.products, form.product) } },
  };
}

/** What each action of the reply leads to. */
function answered(state: VoucherState, sent: Sent, reply: VoucherReply, sentAt: number): VoucherStep {
  const { action } = reply;
  if (action === 'awaitconfirm' || action === 'success') {
    return { state: { ...state, stage: action, busy: false, sentAt, resent: state.stage === action } };
  }
  if (isOutdated(state, sent)) return idle(state);
  switch (action) {
    case 'incomplete':
      if (state.stage !== 'entry') return refused(state, 'something went wrong', 'unexpected');
      return incomplete(state, sent, reply);
    case 'errormembersonly':
      return refused(state, 'This voucher can only be redeemed by existing members');
    case 'errornewonly':
      return refused(state, 'This voucher can only be redeemed by new members');
    default:
      return refused(state, 'something went wrong', 'unexpected');
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
    // A reply without languages means those of the portal.
    languages: language?.length ? [...new Set(language)] : LOCALES,
  };
  if (asked.required.includes('product') && asked.products.length === 0) {
    return { state, command: { type: 'fetchProducts', asked } };
  }
  return asking(state, asked);
}

/** Shows what the server asked for, or an error if it asked for nothing or there are no products to choose from. */
function asking(state: VoucherState, asked: Asked): VoucherStep {
  const { required, products } = asked;
  if (required.length === 0 || (required.includes('product') && products.length === 0)) {
    return refused(state, 'something went wrong', 'unexpected');
  }
  return { state: { ...state, busy: false, asked } };
}

/** The words of the server's message decide which field it belongs to. */
function rejected(state: VoucherState, sent: Sent, problem: Problem): VoucherStep {
  if (problem.kind === 'refused' && isOutdated(state, sent)) return idle(state);
  const error = problemError(problem);
  const text = ('text' in problem && problem.text?.toLowerCase()) || '';
  if (text.includes('invalid voucher')) return failed(state, { ...error, field: 'voucher' });
  if (text.includes('email')) return failed(state, { ...error, field: 'email' });
  return failed(state, error);
}

/** After an answer that leads to an error. */
const refused = (state: VoucherState, message: MessageKey, kind: 'refused' | 'unexpected' = 'refused') =>
  failed(state, problemError({ kind, call: REDEEM }, message));

/** If the mail was to be sent again, there is no field. */
function failed(state: VoucherState, { field, ...error }: VoucherError): VoucherStep {
  const hasField = field && state.stage === 'entry';
  return { state: { ...state, busy: false, error: { ...error, ...(hasField && { field }) } } };
}

const idle = (state: VoucherState): VoucherStep => ({ state: { ...state, busy: false } });
