import type { Product, VoucherForm, VoucherReply } from '../../contract/calls/voucher.api.ts';
import type { Problem } from '../../contract/problem.ts';
import { stillWrong } from '../../form/still-wrong.ts';
import type { Crashed } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { answered, asking, idle, rejected } from './voucher-answers.flow.ts';
import { isOutdated, normalized, productId, validateVoucher } from './voucher-form.flow.ts';
import {
  type Asked,
  type FieldName,
  NOTHING,
  type VoucherState,
  type VoucherStep,
} from './voucher-state.flow.ts';

export type VoucherEvent =
  | { type: 'typed'; field: FieldName; text: string }
  | { type: 'submitted'; form: Partial<VoucherForm> }
  | { type: 'sentAgain' }
  | { type: 'answered'; result: Result<VoucherReply, Problem>; time: number }
  | { type: 'productsReceived'; asked: Asked; result: Result<Product[], Problem> }
  /** The person wants to correct the address that the mail was sent to. */
  | { type: 'reopened' }
  | { type: 'restored' }
  | Crashed;

export function reduceVoucher(state: VoucherState, event: VoucherEvent): VoucherStep {
  switch (event.type) {
    case 'typed': {
      const form = { ...state.form, [event.field]: event.text };
      const check = (typed: VoucherForm) => validateVoucher(normalized(typed), state.asked.required);
      return { state: { ...state, form, error: stillWrong(state.error, check, state.form, form) } };
    }
    case 'submitted':
      return state.busy
        ? { state }
        : submitted(state, { ...state.form, ...blankExtras(state), ...event.form });
    case 'sentAgain':
      return state.busy ? { state } : redeeming(state);
    case 'answered': {
      const { result, time } = event;
      return result.ok ? answered(state, result.value, time) : rejected(state, state.sent, result.problem);
    }
    case 'productsReceived': {
      const { asked, result } = event;
      if (!result.ok) return rejected(state, asked, result.problem);
      return isOutdated(state, asked) ? idle(state) : asking(state, { ...asked, products: result.value });
    }
    case 'crashed':
      return rejected(state, state.sent, { kind: 'internal' });
    case 'reopened':
      return idle({ ...state, stage: 'entry', error: undefined });
    case 'restored':
      return idle({ ...state, error: undefined });
  }
}

/** Submitted form data lacks a radio group without a choice, so every extra starts as an empty text. */
const blankExtras = ({ asked }: VoucherState): Partial<VoucherForm> =>
  Object.fromEntries(asked.required.map((extra) => [extra, '']));

function submitted(state: VoucherState, typed: VoucherForm): VoucherStep {
  const form = normalized(typed);
  // What the server asked for applies to one voucher and one person only, who may correct the address of the mail.
  const mailed = form.voucher === state.sent.voucher ? state.mailed : '';
  const corrects = mailed !== '' && form.voucher === state.asked.voucher;
  const changed = !corrects && isOutdated({ form }, state.asked);
  const asked = changed ? NOTHING : state.asked;
  const error = validateVoucher(form, asked.required);
  if (error) return { state: { ...state, form, mailed, error } };
  const redeemed = changed ? { ...form, product: '', language: '' } : form;
  const sent = { ...redeemed, product: productId(asked.products, redeemed.product) };
  return redeeming({ ...state, form: redeemed, sent, asked, mailed });
}

const redeeming = (state: VoucherState): VoucherStep => ({
  state: { ...state, busy: true, resent: false, error: undefined },
  command: { type: 'redeem', form: state.sent },
});
