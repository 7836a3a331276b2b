import { type Backend, MINUTE } from '../backend.ts';
import { type Account, findAccountById } from './accounts.ts';
import { hashSecret, randomSecret } from './secrets.ts';

export const SESSION_LIFETIME = 8 * 60 * MINUTE;
/** A session that is not used for this long ends, too. */
export const INACTIVITY_LIMIT = 60 * MINUTE;
const RECENT = 10 * MINUTE;

/** Creates a session and returns the value of its cookie. */
export function createSession({ database, now }: Backend, account: Account): string {
  const session = randomSecret();
  database
    .prepare('DELETE FROM sessions WHERE expires_at <= ? OR used_at <= ?')
    .run(now(), now() - INACTIVITY_LIMIT);
  database
    .prepare('INSERT INTO sessions (hash, account_id, expires_at, used_at) VALUES (?, ?, ?, ?)')
    .run(hashSecret(session), account.id, now() + SESSION_LIFETIME, now());
  return session;
}

/** Suspending an account deletes its sessions. A session created at that moment is ignored. */
export function findSessionAccount({ database, now }: Backend, session: string): Account | undefined {
  const row = database
    .prepare(
      'UPDATE sessions SET used_at = ? WHERE hash = ? AND expires_at > ? AND used_at > ? RETURNING account_id',
    )
    .get(now(), hashSecret(session), now(), now() - INACTIVITY_LIMIT);
  const account = row && findAccountById(database, Number(row.account_id));
  return account?.suspended ? undefined : account;
}

/** Whether the person signed in a few minutes ago. */
export function isRecent({ database, now }: Backend, session: string): boolean {
  return (
    database
      .prepare('SELECT 1 FROM sessions WHERE hash = ? AND expires_at > ?')
      .get(hashSecret(session), now() + SESSION_LIFETIME - RECENT) !== undefined
  );
}

export function endSession({ database }: Backend, session: string): void {
  database.prepare('DELETE FROM sessions WHERE hash = ?').run(hashSecret(session));
}
