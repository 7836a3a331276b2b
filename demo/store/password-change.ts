import type { DatabaseSync } from 'node:sqlite';
import type { Backend } from '../backend.ts';
import type { Account } from './accounts.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { forgetAttempts, NEW_PASSWORDS, signInSubject, WRONG_PASSWORDS } from './throttle.ts';
import { type MailedToken, spendRecoveryTokens, spendToken } from './tokens.ts';
import { inTransaction } from './transaction.ts';

/** The present password counts as well. */
export async function wasUsedBefore(
  database: DatabaseSync,
  account: Account,
  candidate: string,
): Promise<boolean> {
  const former = database
    .prepare('SELECT password FROM former_passwords WHERE account_id = ?')
    .all(account.id);
  const hashes = [account.password, ...former.map(({ password }) => String(password))];
  const matches = await Promise.all(hashes.map((hash) => isPassword(candidate, hash)));
  return matches.includes(true);
}

/**
 * A new password for the account of a recovery token. Whoever knew the old one, or has another link, is out.
 * Answers false when the token was spent by another request in the meantime.
 */
export function changePassword(
  backend: Backend,
  { hash, type, account }: MailedToken,
  password: string,
): boolean {
  const { database } = backend;
  const stored = hashPassword(password);
  return inTransaction(database, () => {
    if (!spendToken(backend, hash)) return false;
    spendRecoveryTokens(backend, account);
    for (const link of endSessions(backend, account)) spendToken(backend, link);
    database
      .prepare(
        `INSERT INTO former_passwords (account_id, password)
         SELECT id, password FROM accounts WHERE id = ? AND password IS NOT NULL`,
      )
      .run(account.id);
    database
      .prepare('UPDATE accounts SET password = ?, active = active OR ? WHERE id = ?')
      .run(stored, Number(type === 'activate'), account.id);
    forgetAttempts(database, WRONG_PASSWORDS, signInSubject(account.kind, account.email));
    forgetAttempts(database, NEW_PASSWORDS, String(account.id));
    return true;
  });
}
