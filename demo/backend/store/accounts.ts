import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

export const ACCOUNT_KINDS = ['user', 'member'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export interface Account {
  readonly id: number;
  readonly kind: AccountKind;
  readonly email: string;
  readonly name: string;
  /** The scrypt hash; null for a member who signs in by mailed link, and before activation. */
  readonly password: string | null;
  readonly active: boolean;
  readonly suspended: boolean;
  readonly twofactor: boolean;
  /** Members only. */
  readonly memberid: string | null;
}

export function findAccount(database: DatabaseSync, kind: AccountKind, email: string): Account | undefined {
  const row = database
    .prepare('SELECT * FROM accounts WHERE kind = ? AND email = ?')
    .get(kind, comparableEmail(email));
  return row && toAccount(row);
}

export function accountById(database: DatabaseSync, id: number): Account | undefined {
  const row = database.prepare('SELECT * FROM accounts WHERE id = ?').get(id);
  return row && toAccount(row);
}

/** The accounts a provider of single sign-on would vouch for. */
export function accountsWithAccess(database: DatabaseSync): Account[] {
  const rows = database
    .prepare('SELECT * FROM accounts WHERE active = 1 AND suspended = 0 ORDER BY kind DESC, name')
    .all();
  return rows.map(toAccount);
}

export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

function toAccount(row: Record<string, SQLOutputValue>): Account {
  const account = {
    ...row,
    active: row.active === 1,
    suspended: row.suspended === 1,
    twofactor: row.twofactor === 1,
  };
  // The table's columns are the interface's fields, and STRICT tables hold their types.
  return account as unknown as Account;
}
