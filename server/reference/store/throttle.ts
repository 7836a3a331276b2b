import { type Backend, MINUTE } from '../backend.ts';

/** Some attempts are free. After that each attempt has to wait, and the wait doubles up to the maximum. */
export interface Throttle {
  readonly name: string;
  readonly freeAttempts: number;
  readonly firstWait: number;
  readonly maxWait: number;
  /** The time after which one attempt no longer counts. */
  readonly decay: number;
}

/** A number of attempts at once, then one per interval. */
const quota = (name: string, freeAttempts: number, interval: number): Throttle => ({
  name,
  freeAttempts,
  firstWait: interval,
  maxWait: interval,
  decay: interval,
});

/** Per client and address. Short, so that a person who knows the password is not locked out for good. */
export const WRONG_PASSWORDS: Throttle = {
  name: 'password',
  freeAttempts: 5,
  firstWait: MINUTE,
  maxWait: 15 * MINUTE,
  decay: 15 * MINUTE,
};
/** Per client, for all addresses. High, because an office can share one client address. */
export const CLIENT_PASSWORDS: Throttle = {
  ...WRONG_PASSWORDS,
  name: 'client-password',
  freeAttempts: 30,
  decay: 5 * MINUTE,
};
/** Per address, for all clients. It does not reject attempts, see sign-in-attempts.ts. */
export const ADDRESS_PASSWORDS: Throttle = quota('address-password', 20, 15 * MINUTE);

/** Per account and client. Each code allows five tries, so new codes are limited. */
export const CODES = quota('code', 10, 2 * MINUTE);
export const ACCOUNT_CODES = quota('account-code', 30, 2 * MINUTE);
/** Wrong codes per account. A new password resets them, because it ends the tries of a person who knew the old one. */
export const CODE_TRIES = quota('code-try', 24, 60 * MINUTE);
/** Per account. The response reveals whether a password was used before, so the number of tries is limited. */
export const NEW_PASSWORDS = quota('new-password', 10, 2 * MINUTE);
/** Per client. Each is compared with several hashes. */
export const CLIENT_NEW_PASSWORDS = quota('client-new-password', 20, MINUTE);
/** Per account. */
export const NEW_PASSKEYS = quota('new-passkey', 10, 2 * MINUTE);
/** Per client. The page asks for options whenever it opens. */
export const PASSKEY_OPTIONS = quota('passkey-options', 60, MINUTE / 4);
/** Per client. */
export const WRONG_PASSKEYS = quota('passkey', 20, MINUTE);
/** Per address and type of link. Over the limit no mail is sent, and the response does not reveal this. */
export const LINKS = quota('link', 5, 3 * MINUTE);
/** Per client. */
export const PROBES = quota('probe', 60, MINUTE / 4);
export const LINK_REQUESTS = quota('link-request', 20, MINUTE);
export const CHALLENGES = quota('challenge', 60, MINUTE / 4);
export const REGISTRATIONS = quota('registration', 20, 3 * MINUTE);
export const VOUCHERS = quota('voucher', 30, MINUTE);

/** The milliseconds until the next attempt is allowed. While a person waits, attempts decay, which can make the wait shorter. */
export function pauseLeft(backend: Backend, throttle: Throttle, subject: string): number {
  const { level, at } = readLevel(backend, throttle, subject);
  const over = level + 1 - throttle.freeAttempts;
  if (over <= 0) return 0;
  const waits = Array.from({ length: Math.ceil(over) + 1 }, (_, left) =>
    Math.max(waitFor(left, throttle), (over - left) * throttle.decay),
  );
  return Math.max(0, at + Math.min(...waits) - backend.now());
}

/** The wait after a number of attempts over the limit. */
const waitFor = (over: number, { firstWait, maxWait }: Throttle) =>
  over > 0 ? Math.min(firstWait * 2 ** (over - 1), maxWait) : 0;

/**
 * Counts an attempt and returns 0, or returns the milliseconds to wait. Call it before the outcome of the attempt is known,
 * so that simultaneous attempts cannot exceed the limit.
 */
export function countAttempt(backend: Backend, throttle: Throttle, subject: string): number {
  const pause = pauseLeft(backend, throttle, subject);
  if (pause === 0) setLevel(backend, throttle, subject, levelOf(backend, throttle, subject) + 1);
  return pause;
}

/** Removes one attempt that was successful. */
export function undoAttempt(backend: Backend, throttle: Throttle, subject: string): void {
  setLevel(backend, throttle, subject, Math.max(0, levelOf(backend, throttle, subject) - 1));
}

export function resetAttempts({ database }: Backend, throttle: Throttle, subject: string): void {
  database.prepare('DELETE FROM attempts WHERE key = ?').run(keyOf(throttle, subject));
}

/** Resets the attempts of all subjects with this ending. */
export function resetAttemptsEndingWith({ database }: Backend, { name }: Throttle, ending: string): void {
  database
    .prepare('DELETE FROM attempts WHERE key GLOB ? AND substr(key, -length(?)) = ?')
    .run(`${name}:*`, ending, ending);
}

/** The attempts that count now. */
function levelOf(backend: Backend, throttle: Throttle, subject: string): number {
  const { level, at } = readLevel(backend, throttle, subject);
  return Math.max(0, level - (backend.now() - at) / throttle.decay);
}

/** The attempts that counted at the last change, and when it was. A clock that was set back must not make anybody wait for longer. */
function readLevel({ database, now }: Backend, throttle: Throttle, subject: string) {
  const row = database.prepare('SELECT level, at FROM attempts WHERE key = ?').get(keyOf(throttle, subject));
  return { level: Number(row?.level ?? 0), at: Math.min(Number(row?.at ?? 0), now()) };
}

function setLevel({ database, now }: Backend, throttle: Throttle, subject: string, level: number): void {
  // After a day every throttle has decayed.
  database.prepare('DELETE FROM attempts WHERE at < ?').run(now() - 24 * 60 * MINUTE);
  database.prepare('REPLACE INTO attempts VALUES (?, ?, ?)').run(keyOf(throttle, subject), level, now());
}

function keyOf(throttle: Throttle, subject: string): string {
  return `${throttle.name}:${subject}`;
}
