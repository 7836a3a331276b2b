/* Vouchers. Replace the map by a table. */
import { limit } from './limits.js';
import { Refusal } from './refusal.js';
import { addMember, findAccount, isConfirmed, sendLink } from './store.js';

/** By code: the address that has redeemed it last, and whether this person has opened the link. */
const vouchers = new Map([
  ['ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2', {}],
  ['ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ3', {}],
]);

/** Until then another address can redeem it, because people correct a slip. */
const isUsed = ({ email, isOpened }) => isOpened || isConfirmed(findAccount('member', email));

export function redeemFor(code, email) {
  const voucher = vouchers.get(code);
  if (!voucher || isUsed(voucher))
    throw new Refusal(422, 'This is an invalid voucher. Please check the code.');
  const isMember = isConfirmed(findAccount('member', email));
  if (!isMember && voucher.email && voucher.email !== email) limit(['corrected address of a voucher', code]);
  voucher.email = email;
  if (isMember) return { action: 'success' };
  addMember(email, email);
  sendLink('vouchernewreg', email, ['member'], code);
  return { action: 'awaitconfirm' };
}

/** Also if the link is opened again. Another address ends it. */
export function openVoucher({ voucher: code, email }) {
  const voucher = vouchers.get(code);
  if (voucher.email !== email) throw new Refusal(404, 'The voucher was redeemed with another address.');
  voucher.isOpened = true;
}
