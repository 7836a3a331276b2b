import type { DatabaseSync } from 'node:sqlite';
import type { Backend } from '../backend.ts';
import type { Account } from './accounts.ts';
import { hashSecret } from './secrets.ts';

/** The fields that a voucher can require. */
export type VoucherField = 'firstname' | 'lastname' | 'product' | 'language';

export interface Voucher {
  /** Five groups of five characters with hyphens. */
  readonly code: string;
  readonly audience: 'anyone' | 'members' | 'new';
  readonly require: readonly VoucherField[];
  /** The ids of the products that can be chosen. Empty means all products. */
  readonly products: readonly string[];
  readonly languages: readonly string[];
  readonly spentAt?: number;
  /** The id of the account that has redeemed it. Until its address is confirmed, another one can (D100). */
  readonly redeemer?: number;
}

/** Letters and digits without I, O, 0 and 1. */
export const VOUCHER_CODE = /^(?:[A-HJ-NP-Z2-9]{5}-){4}[A-HJ-NP-Z2-9]{5}$/;

export function storeVoucher(database: DatabaseSync, voucher: Voucher): void {
  const lists = [voucher.require, voucher.products, voucher.languages].map((list) => JSON.stringify(list));
  database
    .prepare(
      `INSERT INTO vouchers (hash, audience, require, products, languages, spent_at) VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(hashSecret(voucher.code), voucher.audience, ...lists, voucher.spentAt ?? null);
}

export function findVoucher(database: DatabaseSync, code: string): Voucher | undefined {
  const row = database.prepare('SELECT * FROM vouchers WHERE hash = ?').get(hashSecret(code));
  return (
    row && {
      code,
      audience: row.audience as Voucher['audience'],
      require: JSON.parse(String(row.require)),
      products: JSON.parse(String(row.products)),
      languages: JSON.parse(String(row.languages)),
      ...(row.spent_at !== null && { spentAt: Number(row.spent_at) }),
      ...(row.account_id !== null && { redeemer: Number(row.account_id) }),
    }
  );
}

export interface Choice {
  readonly product: string | null;
  readonly language: string | null;
}

/** Spends the voucher, or reserves it for a member who has not confirmed the address. Returns false if it was spent already. */
export function redeemVoucher(
  { database, now }: Backend,
  { code }: Voucher,
  { id, active }: Account,
  { product, language }: Choice,
): boolean {
  const { changes } = database
    .prepare(
      `UPDATE vouchers SET account_id = ?, product = ?, language = ?, spent_at = ?
       WHERE hash = ? AND spent_at IS NULL`,
    )
    .run(id, product, language, active ? now() : null, hashSecret(code));
  return changes === 1;
}

/** Spends the vouchers that are reserved for a member who confirms the address, by their link or another one. */
export function spendReserved({ database, now }: Backend, { id }: Account): void {
  database
    .prepare('UPDATE vouchers SET spent_at = ? WHERE account_id = ? AND spent_at IS NULL')
    .run(now(), id);
}
