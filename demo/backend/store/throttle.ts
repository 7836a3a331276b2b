import { type Backend, MINUTE } from '../backend.ts';

/** Some attempts are free; after those each one has to wait, twice as long every time up to the longest wait. */
export interface Throttle {
  readonly name: string;
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  /** How long it takes until one attempt is forgotten. */
  readonly forgets: number;
}

/** So many in a row, and then one at a time. */
const quota = (name: string, free: number, every: number): Throttle => ({
  name,
  free,
  first: every,
  longest: every,
  forgets: every,
});

/** Of one client for one address. Short enough that nobody who knows the password is shut out for good. */
export const WRONG_PASSWORDS: Throttle = {
  name: 'password',
  free: 5,
  first: MINUTE,
  longest: 15 * MINUTE,
  forgets: 15 * MINUTE,
};
/** Of one client for all addresses: an office may share one. */
export const CLIENT_PASSWORDS: Throttle = {
  ...WRONG_PASSWORDS,
  name: 'client-password',
  free: 30,
  forgets: 5 * MINUTE,
};
/** Of all clients for one address. It refuses nobody, see sign-in-attempts.ts. */
export const ADDRESS_PASSWORDS: Throttle = quota('address-password', 20, 15 * MINUTE);

/** By account and client. Each code allows five guesses, so fresh codes are limited. */
export const CODES = quota('code', 10, 2 * MINUTE);
export const ACCOUNT_CODES = quota('account-code', 30, 2 * MINUTE);
/** By account. The answer says whether a password was used before, so that must not be asked without end. */
export const NEW_PASSWORDS = quota('new-password', 10, 2 * MINUTE);
/** By address and kind of link; past it nothing is mailed, and the answer does not say so. */
export const LINKS = quota('link', 5, 3 * MINUTE);
/** By client. */
export const PROBES = quota('probe', 60, MINUTE / 4);
export const LINK_REQUESTS = quota('link-request', 20, MINUTE);
export const REGISTRATIONS = quota('registration', 20, 3 * MINUTE);
export const VOUCHERS = quota('voucher', 30, MINUTE);

/** How many milliseconds are left until the next attempt is allowed. */
export function pauseLeft(backend: Backend, throttle: Throttle, subject: string): number {
  const { level, at } = levelOf(backend, throttle, subject);
  const over = Math.ceil(level + 1 - throttle.free);
  if (over <= 0) return 0;
  const wait = Math.min(throttle.first * 2 ** (over - 1), throttle.longest);
  return Math.max(0, at + wait - backend.now());
}

/**
 * Counts an attempt, or answers how many milliseconds of the pause are left (0: counted, go on). An attempt
 * is counted before its outcome is known, so that many at the same moment cannot slip through together.
 */
export function countAttempt(backend: Backend, throttle: Throttle, subject: string): number {
  const pause = pauseLeft(backend, throttle, subject);
  if (pause === 0) setLevel(backend, throttle, subject, levelOf(backend, throttle, subject).level + 1);
  return pause;
}

/** Takes back one attempt that turned out well. */
export function uncountAttempt(backend: Backend, throttle: Throttle, subject: string): void {
  setLevel(backend, throttle, subject, Math.max(0, levelOf(backend, throttle, subject).level - 1));
}

export function forgetAttempts({ database }: Backend, throttle: Throttle, subject: string): void {
  database.prepare('DELETE FROM attempts WHERE key = ?').run(keyOf(throttle, subject));
}

/** Those of every subject that ends in this. */
export function forgetAttemptsOfAll({ database }: Backend, { name }: Throttle, ending: string): void {
  database
    .prepare('DELETE FROM attempts WHERE key GLOB ? AND substr(key, -length(?)) = ?')
    .run(`${name}:*`, ending, ending);
}

function levelOf({ database, now }: Backend, throttle: Throttle, subject: string) {
  const row = database.prepare('SELECT level, at FROM attempts WHERE key = ?').get(keyOf(throttle, subject));
  const at = Number(row?.at ?? 0);
  return { level: Math.max(0, Number(row?.level ?? 0) - (now() - at) / throttle.forgets), at };
}

function setLevel({ database, now }: Backend, throttle: Throttle, subject: string, level: number): void {
  // By then every throttle has forgotten everything.
  database.prepare('DELETE FROM attempts WHERE at < ?').run(now() - 24 * 60 * MINUTE);
  database.prepare('REPLACE INTO attempts VALUES (?, ?, ?)').run(keyOf(throttle, subject), level, now());
}

function keyOf(throttle: Throttle, subject: string): string {
  return `${throttle.name}:${subject}`;
}
