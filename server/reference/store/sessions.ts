import { type Backend, MINUTE } from '../backend.ts';
import { type Account, findAccountById } from './accounts.ts';
import { grant } from './grant.ts';
import { hashSecret, randomSecret } from './secrets.ts';

export const SESSION_LIFETIME = 8 * 60 * MINUTE;
/** A session that is not used for this long ends, too. */
export const INACTIVITY_LIMIT = 60 * MINUTE;
const RECENT = 10 * MINUTE;

/** Creates a session and returns the value of its cookie. */
export function createSession(backend: Backend, account: Account): string {
  const { database, now } = backend;
  const session = randomSecret();
  database
    .prepare('DELETE FROM sessions WHERE expires_at <= ? OR used_at <= ?')
    .run(now(), now() - INACTIVITY_LIMIT);
  const row = { hash: hashSecret(session), expires_at: now() + SESSION_LIFETIME, used_at: now() };
  grant(backend, 'sessions', account, row);
  return session;
}

/** What is granted to this account needs the session, too: see `grant`. */
export function findSessionAccount({ database, now }: Backend, session: string): Account | undefined {
  const hash = hashSecret(session);
  const row = database
    .prepare(
      'UPDATE sessions SET used_at = ? WHERE hash = ? AND expires_at > ? AND used_at > ? RETURNING account_id',
    )
    .get(now(), hash, now(), now() - INACTIVITY_LIMIT);
  const account = row && findAccountById(database, Number(row.account_id));
  return account && { ...account, session: hash };
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
