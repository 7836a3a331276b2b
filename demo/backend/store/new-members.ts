import type { Backend } from '../backend.ts';
import { type Account, findAccountById, normalizeEmail } from './accounts.ts';
import { storeMember } from './members.ts';
import { type MailedToken, spendToken } from './tokens.ts';
import { inTransaction } from './transaction.ts';

export interface NewMember {
  readonly email: string;
  readonly title?: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
}

/** Creates an unconfirmed account without a password. The member signs in with a mailed link. */
export function createMember({ database, now }: Backend, member: NewMember): Account {
  const { title = '', firstname, middlename, lastname } = member;
  const email = normalizeEmail(member.email);
  const name = [firstname, middlename, lastname].filter(Boolean).join(' ') || email;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO accounts (kind, email, name, active, suspended, twofactor, memberid)
       SELECT 'member', ?, ?, 0, 0, 0, CAST(1 + MAX(CAST(memberid AS INTEGER)) AS TEXT) FROM accounts`,
    )
    .run(email, name);
  const createdon = new Date(now()).toISOString();
  const record = { title, firstname, middlename, lastname, createdon, extra: {}, survey: [], reports: [] };
  storeMember(database, lastInsertRowid, record);
  const account = findAccountById(database, Number(lastInsertRowid));
  if (!account) throw new Error('A new account was not stored.');
  return account;
}

/** Spends the link and confirms the address. Returns false if the link was already spent. */
export function confirmAddress(backend: Backend, { hash, account }: MailedToken): boolean {
  const { database } = backend;
  return inTransaction(database, () => {
    if (!spendToken(backend, hash)) return false;
    database.prepare('UPDATE accounts SET active = 1 WHERE id = ?').run(account.id);
    return true;
  });
}
