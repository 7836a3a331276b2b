import { EXTRAS, Products } from '../../contract/calls/voucher.api.ts';
import { fields, id, is, list, number, oneOf, word } from '../../contract/structs.ts';
import { steadyTime } from '../../kit/clock.ts';
import type { Lasting } from '../../services/use-machine.ts';
import type { VoucherState } from './voucher-state.flow.ts';

const texts = {
  voucher: word,
  email: word,
  firstname: word,
  middlename: word,
  lastname: word,
  language: word,
};

const Left = fields({
  stage: oneOf(['entry', 'awaitconfirm', 'success']),
  form: fields({ ...texts, product: word }),
  asked: fields({
    voucher: word,
    email: word,
    required: list(oneOf(EXTRAS)),
    products: Products,
    languages: list(word),
  }),
  sent: fields({ ...texts, product: id }),
  mailed: word,
  sentAt: number,
});

/** The code, what was filled in, what the server has asked for, and the outcome. */
export const lastingVoucher: Lasting<VoucherState> = {
  read: ({ stage, form, asked, sent, mailed, sentAt }) =>
    form.voucher ? { stage, form, asked, sent, mailed, sentAt } : undefined,
  resume(initial, left, returned) {
    // A link with a code is about another voucher.
    if (!is(left, Left) || !(returned || !initial.form.voucher)) return initial;
    const { stage, asked, sent, mailed } = left;
    const form = { ...left.form, email: initial.form.email };
    return { ...initial, stage, form, asked, sent, mailed, sentAt: Math.min(left.sentAt, steadyTime()) };
  },
};
