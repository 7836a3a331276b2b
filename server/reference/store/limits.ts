import { type Backend, MINUTE } from '../backend.ts';

/** So many at once. They no longer count when the minutes since the first are over, so everybody who waits can go on then. */
export interface Limit {
  readonly name: string;
  /** Or the setting that has the number. */
  readonly most: number | 'networkLimit' | 'signupLimit';
  readonly minutes: number;
}

const limit = (name: string, most: Limit['most'], minutes = 15): Limit => ({ name, most, minutes });
/** Far above what one person needs, because a class or an office shares a network. */
const perNetwork = (name: string): Limit => limit(name, 'networkLimit');

/** Wrong passwords of a client for an address. */
export const PASSWORDS = limit('password', 5);
/** Failed sign-ins in a row for an address, as NIST SP 800-63B-4 limits them. */
export const FAILURES = limit('failure', 100, Infinity);
/** Per account and client. Each code allows five tries, so new codes are limited. */
export const CODES = limit('code', 10);
/** Per account, as are the following. */
export const ACCOUNT_CODES = limit('account-code', 30);
/** Wrong ones. A new password resets them, because it ends the tries of a person who knew the old one. */
export const CODE_TRIES = limit('code-try', 10, 60);
/** The response reveals whether a password was used before. */
export const NEW_PASSWORDS = limit('new-password', 10);
export const NEW_PASSKEYS = limit('new-passkey', 10);
/** Per address and type of link. Over the limit no mail is sent, and the response does not reveal this. */
export const LINKS = limit('link', 5);
/** Per voucher. Nobody needs more within the hour in which the mailed link works. */
export const VOUCHER_ADDRESSES = limit('voucher-address', 5, 60);

/** Wrong passwords for any address. */
export const NETWORK_PASSWORDS = perNetwork('network-password');
/** Each is compared with several hashes. */
export const NETWORK_NEW_PASSWORDS = perNetwork('network-new-password');
/** The page asks for options whenever it opens. */
export const PASSKEY_OPTIONS = perNetwork('passkey-options');
export const WRONG_PASSKEYS = perNetwork('passkey');
export const PROBES = perNetwork('probe');
export const LINK_REQUESTS = perNetwork('link-request');
export const REGISTRATIONS = perNetwork('registration');
export const VOUCHERS = perNetwork('voucher');
/** Per campaign or group, where a whole lecture hall registers at once. */
export const SIGNUPS = limit('signup', 'signupLimit');
export const CHALLENGES = limit('challenge', 'signupLimit');

/**
 * Who is counted: one name, or networks that contain each other. Each contains more people than the one before it, and may do twice
 * as much.
 */
export type Client = readonly string[];

export const EVERYBODY: Client = [''];

/** The milliseconds until the next attempt is allowed. */
export function pauseLeft(
  backend: Backend,
  { name, most, minutes }: Limit,
  subject: string,
  client: Client = EVERYBODY,
): number {
  const now = backend.now();
  const query = backend.database.prepare(
    'SELECT ends_at FROM attempts WHERE name = ? AND subject = ? AND client = ? AND count >= ? AND ends_at > ?',
  );
  const allowed = typeof most === 'number' ? most : backend[most];
  const waits = client.map((each, wider) => {
    const row = query.get(name, subject, each, allowed * 2 ** wider, now);
    // A clock that was set back must not make anybody wait for longer.
    return row ? Math.min(Number(row.ends_at) - now, minutes * MINUTE) : 0;
  });
  return Math.max(...waits);
}

/**
 * Counts an attempt and returns 0, or returns the milliseconds to wait. Call it before the outcome of the attempt is known,
 * so that simultaneous attempts cannot exceed the limit.
 */
export function countAttempt(
  backend: Backend,
  limit: Limit,
  subject: string,
  client: Client = EVERYBODY,
): number {
  const pause = pauseLeft(backend, limit, subject, client);
  if (pause > 0) return pause;
  const now = backend.now();
  // More than an attempt adds, and never so many that others wait.
  backend.database
    .prepare('DELETE FROM attempts WHERE id IN (SELECT id FROM attempts WHERE ends_at <= ? LIMIT 20)')
    .run(now);
  const count = backend.database.prepare(
    `INSERT INTO attempts (name, subject, client, count, ends_at) VALUES (?1, ?2, ?3, 1, ?4)
     ON CONFLICT (name, subject, client) DO UPDATE SET
       count = iif(ends_at > ?5, count + 1, 1), ends_at = iif(ends_at > ?5, ends_at, ?4)`,
  );
  const end = Math.min(now + limit.minutes * MINUTE, Number.MAX_SAFE_INTEGER);
  for (const each of client) count.run(limit.name, subject, each, end, now);
  return 0;
}

/** Removes one attempt that was successful. */
export function undoAttempt(
  { database }: Backend,
  { name }: Limit,
  subject: string,
  client = EVERYBODY,
): void {
  const undo = database.prepare(
    'UPDATE attempts SET count = count - 1 WHERE name = ? AND subject = ? AND client = ? AND count > 0',
  );
  for (const each of client) undo.run(name, subject, each);
}

export function resetAttempts({ database }: Backend, { name }: Limit, subject: string, client: Client): void {
  const reset = database.prepare('DELETE FROM attempts WHERE name = ? AND subject = ? AND client = ?');
  for (const each of client) reset.run(name, subject, each);
}

/** The same, for every client. */
export function resetAllAttempts({ database }: Backend, { name }: Limit, subject: string): void {
  database.prepare('DELETE FROM attempts WHERE name = ? AND subject = ?').run(name, subject);
}
