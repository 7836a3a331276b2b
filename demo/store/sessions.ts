import { type Backend, MINUTE } from '../backend.ts';
import { type Account, accountById } from './accounts.ts';
import { hashSecret, randomSecret } from './secrets.ts';

export const SESSION_LIFETIME = 8 * 60 * MINUTE;

/** Signs an account in; `token` is the mailed link it came through, if it did. Answers the cookie's value. */
export function createSession({ database, now }: Backend, account: Account, token?: string): string {
  const session = randomSecret();
  database.prepare('DELETE FROM sessions WHERE expires_at <= ?').run(now());
  database
    .prepare('INSERT INTO sessions (hash, account_id, token_hash, expires_at) VALUES (?, ?, ?, ?)')
    .run(
      hashSecret(session),
      account.id,
      token === undefined ? null : hashSecret(token),
      now() + SESSION_LIFETIME,
    );
  return session;
}

export function findSessionAccount({ database, now }: Backend, session: string): Account | undefined {
  const row = database
    .prepare('SELECT account_id FROM sessions WHERE hash = ? AND expires_at > ?')
    .get(hashSecret(session), now());
  return row && accountById(database, Number(row.account_id));
}

/** Answers the hash of the mailed link that the session came through, if it did. */
export function endSession({ database }: Backend, session: string): string | undefined {
  const row = database
    .prepare('DELETE FROM sessions WHERE hash = ? RETURNING token_hash')
    .get(hashSecret(session));
  return typeof row?.token_hash === 'string' ? row.token_hash : undefined;
}

/** Signs an account out everywhere. Answers the hashes of the mailed links that its sessions came through. */
export function endSessions({ database }: Backend, account: Account): string[] {
  const rows = database
    .prepare('DELETE FROM sessions WHERE account_id = ? RETURNING token_hash')
    .all(account.id);
  return rows.flatMap(({ token_hash }) => (token_hash === null ? [] : [String(token_hash)]));
}
