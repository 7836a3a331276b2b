import type { Extra, Product, VoucherForm, VoucherRequest } from '../../contract/calls/voucher.api.ts';
import type { FieldError } from '../../form/field-error.ts';
import type { Step } from '../../kit/machine.ts';
import { NOTHING_SENT, type SentMailState } from '../../kit/sent-mail.ts';

export type FieldName = keyof VoucherForm;

export type VoucherError = FieldError<FieldName>;

export interface VoucherState extends SentMailState<VoucherRequest> {
  stage: 'entry' | 'awaitconfirm' | 'success';
  busy: boolean;
  /** The values of the fields. */
  form: VoucherForm;
  asked: Asked;
  /** The address that the first mail went to, until the voucher is confirmed (D100). */
  mailed: string;
  error: VoucherError | undefined;
}

/** The code and the address that a request is about. */
export type Sent = Pick<VoucherForm, 'voucher' | 'email'>;

/** What the server asked for, and for which code and address. Each time it asks, this is a new object. */
export interface Asked extends Sent {
  /** In the order of the fields. */
  required: readonly Extra[];
  products: readonly Product[];
  languages: readonly string[];
}

export type VoucherCommand =
  | { type: 'redeem'; form: VoucherRequest }
  /** Fetches the products to choose from before the form shows what the server asked for. */
  | { type: 'fetchProducts'; asked: Asked };

export type VoucherStep = Step<VoucherState, VoucherCommand>;

export const NOTHING: Asked = { voucher: '', email: '', required: [], products: [], languages: [] };

export function initialVoucher(voucher: string, email: string): VoucherState {
  const form = { voucher, email, firstname: '', middlename: '', lastname: '', product: '', language: '' };
  return {
    stage: 'entry',
    busy: false,
    form,
    asked: NOTHING,
    mailed: '',
    sent: form,
    ...NOTHING_SENT,
    error: undefined,
  };
}
