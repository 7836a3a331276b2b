import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

export const ACCOUNT_TYPES = ['user', 'member'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export interface Account {
  readonly id: number;
  readonly kind: AccountType;
  readonly email: string;
  readonly name: string;
  /** The scrypt hash. Null before activation and for members who sign in with a mailed link. */
  readonly password: string | null;
  readonly active: boolean;
  readonly suspended: boolean;
  readonly twofactor: boolean;
  /** Members only. */
  readonly memberid: string | null;
  /** Grows when everything that let the person in ends. See `grant`. */
  readonly access: number;
  /** The hash of the session that the account was found by. */
  readonly session?: string;
}

export function findAccount(database: DatabaseSync, kind: AccountType, email: string): Account | undefined {
  const row = database
    .prepare('SELECT * FROM accounts WHERE kind = ? AND email = ?')
    .get(kind, normalizeEmail(email));
  return row && toAccount(row);
}

/** If an admin has the address, only a confirmed member counts: anybody can register the address of an admin. */
export function accountsOf(
  database: DatabaseSync,
  email: string,
  kinds: readonly AccountType[] = ACCOUNT_TYPES,
): Account[] {
  const accounts = kinds.flatMap((kind) => findAccount(database, kind, email) ?? []);
  return accounts.filter(({ kind, active }) => accounts.length === 1 || kind === 'user' || active);
}

export function findAccountById(database: DatabaseSync, id: number): Account | undefined {
  const row = database.prepare('SELECT * FROM accounts WHERE id = ?').get(id);
  return row && toAccount(row);
}

/** The accounts that the single sign-on provider offers. */
export function accountsWithAccess(database: DatabaseSync): Account[] {
  const rows = database
    .prepare('SELECT * FROM accounts WHERE active = 1 AND suspended = 0 ORDER BY kind DESC, name')
    .all();
  return rows.map(toAccount);
}

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

function toAccount(row: Record<string, SQLOutputValue>): Account {
  const account = {
    ...row,
    active: row.active === 1,
    suspended: row.suspended === 1,
    twofactor: row.twofactor === 1,
  };
  // The columns of the table match the interface, and STRICT tables guarantee the types.
  return account as unknown as Account;
}
