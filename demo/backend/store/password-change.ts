import type { Backend } from '../backend.ts';
import type { Account } from './accounts.ts';
import { revokeAccess } from './revoke-access.ts';
import { resetSignInAttempts } from './sign-in-attempts.ts';
import { CODE_TRIES, NEW_PASSWORDS, resetAttempts } from './throttle.ts';
import { type MailedToken, spendToken } from './tokens.ts';
import { inTransaction } from './transaction.ts';

/** Includes the current password. */
export async function wasUsedBefore(
  { database, passwords }: Backend,
  account: Account,
  candidate: string,
): Promise<boolean> {
  const former = database
    .prepare('SELECT password FROM former_passwords WHERE account_id = ?')
    .all(account.id);
  const hashes = [account.password, ...former.map(({ password }) => String(password))];
  const matches = await Promise.all(hashes.map((hash) => passwords.matches(candidate, hash)));
  return matches.includes(true);
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
  return storePassword(backend, link, await backend.passwords.hash(password));
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
    revokeAccess(database, account);
    database
      .prepare(
        `INSERT INTO former_passwords (account_id, password)
         SELECT id, password FROM accounts WHERE id = ? AND password IS NOT NULL`,
      )
      .run(account.id);
    database
      .prepare('UPDATE accounts SET password = ?, active = active OR ? WHERE id = ?')
      .run(stored, Number(type === 'activate'), account.id);
    resetAttempts(backend, NEW_PASSWORDS, String(account.id));
    resetAttempts(backend, CODE_TRIES, String(account.id));
    resetSignInAttempts(backend, account);
    return true;
  });
}

/** Hashes the same password with the current parameters, unless the password was changed in the meantime. */
export async function rehash(
  { database, passwords }: Backend,
  { id, password: outdated }: Account,
  password: string,
): Promise<void> {
  const stored = await passwords.hash(password);
  database
    .prepare('UPDATE accounts SET password = ? WHERE id = ? AND password = ?')
    .run(stored, id, outdated);
}
