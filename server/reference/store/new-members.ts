import type { DatabaseSync } from 'node:sqlite';
import type { Backend } from '../backend.ts';
import { type Account, findAccountById, normalizeEmail } from './accounts.ts';
import { storeMember } from './members.ts';
import { type MailedToken, type MemberNames, spendToken } from './tokens.ts';
import { inTransaction } from './transaction.ts';
import { spendReserved } from './vouchers.ts';

/** Whether the account has a name that an administrator or the owner of the address has entered. */
export const hasName = ({ name, email }: Account): boolean => name !== email;

export const fullName = ({ firstname, middlename, lastname }: MemberNames): string =>
  [firstname, middlename, lastname].filter(Boolean).join(' ');

/**
 * Creates an unconfirmed account without a password. The member signs in with a mailed link. It has no name, because anybody can
 * enter an address first: the link carries the name, and {@link confirmAddress} stores it.
 */
export function createMember({ database, now }: Backend, address: string): Account {
  const email = normalizeEmail(address);
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO accounts (kind, email, name, active, suspended, twofactor, memberid)
       SELECT 'member', ?, ?, 0, 0, 0, CAST(1 + MAX(CAST(memberid AS INTEGER)) AS TEXT) FROM accounts`,
    )
    .run(email, email);
  const createdon = new Date(now()).toISOString();
  const names = { title: '', firstname: '', middlename: '', lastname: '' };
  const record = { ...names, createdon, extra: {}, survey: [], reports: [] };
  storeMember(database, lastInsertRowid, record);
  const account = findAccountById(database, Number(lastInsertRowid));
  if (!account) throw new Error('A new account was not stored.');
  return account;
}

/**
 * Confirms the address and stores the name that was entered with the link, if there is none. Returns false if the link was already
 * spent. The link of a voucher can be opened again until it expires.
 */
export function confirmAddress(backend: Backend, { hash, type, account, names }: MailedToken): boolean {
  const { database } = backend;
  return inTransaction(database, () => {
    if (type !== 'vouchernewreg' && !spendToken(backend, hash)) return false;
    spendReserved(backend, account);
    database.prepare('UPDATE accounts SET active = 1 WHERE id = ?').run(account.id);
    if (names && fullName(names) && !hasName(account)) storeNames(database, account, names);
    return true;
  });
}

function storeNames(database: DatabaseSync, { id }: Account, names: MemberNames): void {
  const { title, firstname, middlename, lastname } = names;
  database.prepare('UPDATE accounts SET name = ? WHERE id = ?').run(fullName(names), id);
  database
    .prepare('UPDATE members SET title = ?, firstname = ?, middlename = ?, lastname = ? WHERE account_id = ?')
    .run(title, firstname, middlename, lastname, id);
}
