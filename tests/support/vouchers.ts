/* Redeem Voucher, as a widget and in the words of the server. */
import { EMAIL, open } from './stages.ts';

export const VOUCHER = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
export const REDEEM = `POST /api/v1/vouchers/${VOUCHER}/info`;
export const PRODUCTS = 'GET /api/v1/settings/products';
export const CODE_FIELD = 'Voucher code';

export const openVoucher = (attributes = `voucher="${VOUCHER}" email="${EMAIL}"`): Promise<HTMLElement> =>
  open(`<voucher-redeem ${attributes}></voucher-redeem>`);

/** What is sent, but for what the person was asked besides (specification, section 3). */
export const redemption = (answers: object = {}) => ({
  email: EMAIL,
  firstname: '',
  middlename: '',
  lastname: '',
  product: '',
  language: '',
  ...answers,
});

/** The answer that asks for everything there is to ask. */
export const EVERYTHING = {
  action: 'incomplete',
  require: ['firstname', 'lastname', 'product', 'language'],
  product: [
    { id: 'one', title: 'Alone', description: 'Nothing above it.' },
    { id: 'group', title: 'Together', children: [{ id: 'two', title: 'Below', parentgroup: 'group' }] },
  ],
  language: ['en', 'de'],
};
