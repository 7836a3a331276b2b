/* Steps through the reducer of the voucher. */
import type { Problem } from '../../../../src/api/problem.ts';
import type { Result } from '../../../../src/kit/result.ts';
import type { Product, VoucherForm, VoucherReply } from '../../../../src/screens/voucher/voucher.api.ts';
import { reduceVoucher } from '../../../../src/screens/voucher/voucher.flow.ts';
import {
  type Asked,
  initialVoucher,
  type VoucherState,
} from '../../../../src/screens/voucher/voucher-state.flow.ts';

export const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
export const OTHER_CODE = CODE.replace('A', 'B');
export const TIME = 1_750_000_000_000;

export const idle = initialVoucher(CODE, 'ada@example.org');
export const { form } = idle;
export const busy: VoucherState = { ...idle, busy: true, sent: form };

export const submit = (state: VoucherState, change: Partial<VoucherForm> = {}) =>
  reduceVoucher(state, { type: 'submitted', form: { ...form, ...change } });

export const receive = (state: VoucherState, result: Result<VoucherReply, Problem>, time = TIME) =>
  reduceVoucher(state, { type: 'answered', result, time });

export const answer = (value: VoucherReply, state = busy) => receive(state, { ok: true, value });

export const refuse = (problem: Problem, state = busy) => receive(state, { ok: false, problem }).state;

export function requestProducts() {
  const { state, command } = answer({ action: 'incomplete', require: ['product'], product: [] });
  if (command?.type !== 'fetchProducts') throw new Error('The products are not requested.');
  return { state, asked: command.asked };
}

export const receiveProducts = (result: Result<Product[], Problem>, asked: Asked, state = busy) =>
  reduceVoucher(state, { type: 'productsReceived', asked, result });
