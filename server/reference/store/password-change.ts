import type { Backend } from '../backend.ts';
import type { Account } from './accounts.ts';
import { CODE_TRIES, NEW_PASSWORDS, resetAllAttempts } from './limits.ts';
import { revokeAccess } from './revoke-access.ts';
import { resetSignInAttempts } from './sign-in-attempts.ts';
import { type MailedToken, spendToken } from './tokens.ts';
import { inTransaction } from './transaction.ts';
import { spendReserved } from './vouchers.ts';

/** How many passwords before the current one are not accepted again. Each costs a hash. */
export const FORMER_PASSWORDS = 5;

/** Includes the current password. One hash after the other, so that other people wait for one at most. */
export async function wasUsedBefore(
  { database, passwords }: Backend,
  account: Account,
  candidate: string,
): Promise<boolean> {
  const former = database
    .prepare('SELECT password FROM former_passwords WHERE account_id = ?')
    .all(account.id);
  for (const hash of [account.password, ...former.map(({ password }) => String(password))])
    if (hash && (await passwords.matches(candidate, hash, account.email))) return true;
  return false;
}

/**
 * Sets a new password for the account of a recovery token. Returns false if another request has spent the token in the
 * meantime.
 */
export async function changePassword(
  backend: Backend,
  link: MailedToken,
  password: string,
): Promise<boolean> {
  return storePassword(backend, link, await backend.passwords.hash(password, link.account.email));
}

/** The part of {@link changePassword} that must not be interrupted. */
export function storePassword(
  backend: Backend,
  { hash, type, account }: MailedToken,
  stored: string,
): boolean {
  const { database } = backend;
  return inTransaction(database, () => {
    if (!spendToken(backend, hash)) return false;
    if (type === 'activate') spendReserved(backend, account);
    revokeAccess(database, account, hash);
    database
      .prepare(
        `INSERT INTO former_passwords (account_id, password)
         SELECT id, password FROM accounts WHERE id = ? AND password IS NOT NULL`,
      )
      .run(account.id);
    database
      .prepare(
        `DELETE FROM former_passwords WHERE account_id = ?1 AND rowid NOT IN (
         SELECT rowid FROM former_passwords WHERE account_id = ?1 ORDER BY rowid DESC LIMIT ?2)`,
      )
      .run(account.id, FORMER_PASSWORDS);
    database
      .prepare('UPDATE accounts SET password = ?, active = active OR ? WHERE id = ?')
      .run(stored, Number(type === 'activate'), account.id);
    for (const limit of [NEW_PASSWORDS, CODE_TRIES]) resetAllAttempts(backend, limit, String(account.id));
    resetSignInAttempts(backend, account);
    return true;
  });
}

/** Hashes the same password with the current parameters, unless the password was changed in the meantime. */
export async function rehash(
  { database, passwords }: Backend,
  { id, email, password: outdated }: Account,
  password: string,
): Promise<void> {
  const stored = await passwords.hash(password, email);
  database
    .prepare('UPDATE accounts SET password = ? WHERE id = ? AND password = ?')
    .run(stored, id, outdated);
}
