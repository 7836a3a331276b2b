/* Redeem Voucher as a widget. */
import { VOUCHER } from './calls.ts';
import { SCREENS } from './screens.ts';
import { EMAIL, open } from './stages.ts';

export const [CODE_LABEL = ''] = SCREENS.voucher.labels;

export const openVoucher = (attributes = `voucher="${VOUCHER}" email="${EMAIL}"`): Promise<HTMLElement> =>
  open(`<voucher-redeem ${attributes}></voucher-redeem>`);

/** The body of the request; `details` are the answers to what the server asked for. */
export const redemptionBody = (details: object = {}) => ({
  email: EMAIL,
  firstname: '',
  middlename: '',
  lastname: '',
  product: '',
  language: '',
  ...details,
});

/** The reply that asks for every possible detail. */
export const ALL_DETAILS = {
  action: 'incomplete',
  require: ['firstname', 'lastname', 'product', 'language'],
  product: [
    { id: 'one', title: 'Alone', description: 'Nothing above it.' },
    { title: 'Together', children: [{ id: 'two', title: 'Below' }] },
  ],
  language: ['en', 'de'],
};
