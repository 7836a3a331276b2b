import { type Backend, MINUTE } from '../backend.ts';
import { type Account, findAccountById } from './accounts.ts';
import { hashSecret, randomSecret } from './secrets.ts';

export const SESSION_LIFETIME = 8 * 60 * MINUTE;

/** Creates a session and returns the value of its cookie. */
export function createSession({ database, now }: Backend, account: Account): string {
  const session = randomSecret();
  database.prepare('DELETE FROM sessions WHERE expires_at <= ?').run(now());
  database
    .prepare('INSERT INTO sessions (hash, account_id, expires_at) VALUES (?, ?, ?)')
    .run(hashSecret(session), account.id, now() + SESSION_LIFETIME);
  return session;
}

/** Suspending an account deletes its sessions. A session created at that moment is ignored. */
export function findSessionAccount({ database, now }: Backend, session: string): Account | undefined {
  const row = database
    .prepare('SELECT account_id FROM sessions WHERE hash = ? AND expires_at > ?')
    .get(hashSecret(session), now());
  const account = row && findAccountById(database, Number(row.account_id));
  return account?.suspended ? undefined : account;
}

export function endSession({ database }: Backend, session: string): void {
  database.prepare('DELETE FROM sessions WHERE hash = ?').run(hashSecret(session));
}
