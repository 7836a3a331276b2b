import { EXTRAS, REDEEM, type VoucherReply } from '../../contract/calls/voucher.api.ts';
import { type Problem, problemError } from '../../contract/problem.ts';
import { choicesIn } from '../../contract/product-tree.ts';
import { LOCALES } from '../../i18n/locale.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { isOutdated } from './voucher-form.flow.ts';
import type { Asked, Sent, VoucherError, VoucherState, VoucherStep } from './voucher-state.flow.ts';

/** What each action of the reply leads to. */
export function answered(state: VoucherState, reply: VoucherReply, sentAt: number): VoucherStep {
  const { action } = reply;
  if (action === 'awaitconfirm' || action === 'success') {
    const mailed = action === 'success' ? '' : state.mailed || state.sent.email;
    return {
      state: { ...state, stage: action, busy: false, mailed, sentAt, resent: state.stage === action },
    };
  }
  if (isOutdated(state, state.sent)) return idle(state);
  switch (action) {
    case 'incomplete':
      if (state.stage !== 'entry') return refused(state, 'something went wrong', 'unexpected');
      return incomplete(state, reply);
    case 'errormembersonly':
      return refused(state, 'This voucher can only be redeemed by existing members');
    case 'errornewonly':
      return refused(state, 'This voucher can only be redeemed by new members');
    default:
      return refused(state, 'something went wrong', 'unexpected');
  }
}

function incomplete(state: VoucherState, { require, product, language }: VoucherReply): VoucherStep {
  const { voucher, email } = state.sent;
  const asked: Asked = {
    voucher,
    email,
    required: EXTRAS.filter((extra) => require?.includes(extra)),
    products: product ?? [],
    // A reply without languages means those of the portal.
    languages: language?.length ? [...new Set(language)] : LOCALES,
  };
  if (asked.required.includes('product') && choicesIn(asked.products).length === 0) {
    return { state, command: { type: 'fetchProducts', asked } };
  }
  return asking(state, asked);
}

/**
 * Shows what the server asked for, or an error if it asked for nothing or there are no products to choose from. The only product or
 * language is chosen.
 */
export function asking(state: VoucherState, asked: Asked): VoucherStep {
  const { required, languages } = asked;
  const [product, ...products] = choicesIn(asked.products);
  if (required.length === 0 || (required.includes('product') && !product)) {
    return refused(state, 'something went wrong', 'unexpected');
  }
  const form = { ...state.form };
  if (product && products.length === 0 && required.includes('product')) form.product = String(product.id);
  if (languages.length === 1 && required.includes('language')) [form.language = ''] = languages;
  return { state: { ...state, busy: false, asked, form } };
}

/** The words of the server's message decide which field it belongs to. */
export function rejected(state: VoucherState, sent: Sent, problem: Problem): VoucherStep {
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

export const idle = (state: VoucherState): VoucherStep => ({ state: { ...state, busy: false } });
