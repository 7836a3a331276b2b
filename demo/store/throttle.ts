import type { DatabaseSync } from 'node:sqlite';
import { type Backend, MINUTE } from '../backend.ts';
import { type AccountKind, comparableEmail } from './accounts.ts';

/** So many attempts close together, and then a pause. */
export interface Throttle {
  readonly name: string;
  readonly limit: number;
  readonly within: number;
  readonly pause: number;
}

export const WRONG_PASSWORDS: Throttle = {
  name: 'password',
  limit: 5,
  within: 15 * MINUTE,
  pause: 15 * MINUTE,
};
export const MAILED_LINKS: Throttle = { name: 'link', limit: 5, within: 15 * MINUTE, pause: 15 * MINUTE };
/** Whether a password was used before is told, so that must not be asked without end. */
export const NEW_PASSWORDS: Throttle = {
  name: 'new-password',
  limit: 10,
  within: 15 * MINUTE,
  pause: 15 * MINUTE,
};
/** Each code allows five guesses, so fresh codes are limited as well. */
export const MAILED_CODES: Throttle = { name: 'code', limit: 10, within: 15 * MINUTE, pause: 15 * MINUTE };

/**
 * Counts an attempt, or answers how many milliseconds of the pause are left (0: counted, go on). An attempt
 * is counted before its outcome is known, so that many at the same moment cannot slip through together.
 */
export function countAttempt({ database, now }: Backend, throttle: Throttle, subject: string): number {
  const key = keyOf(throttle, subject);
  const at = now();
  const times = database
    .prepare('SELECT at FROM attempts WHERE key = ? ORDER BY at DESC LIMIT ?')
    .all(key, throttle.limit)
    .map((row) => Number(row.at));
  const newest = times[0];
  const oldest = times[throttle.limit - 1];
  if (newest !== undefined && oldest !== undefined && newest - oldest <= throttle.within) {
    const left = newest + throttle.pause - at;
    if (left > 0) return left;
  }
  const longest = throttle.within + throttle.pause;
  database.prepare('DELETE FROM attempts WHERE at < ?').run(at - longest);
  database.prepare('INSERT INTO attempts (key, at) VALUES (?, ?)').run(key, at);
  return 0;
}

export function forgetAttempts(database: DatabaseSync, throttle: Throttle, subject: string): void {
  database.prepare('DELETE FROM attempts WHERE key = ?').run(keyOf(throttle, subject));
}

/** By address, not by account: an unknown address is locked in the same way and so cannot be told apart. */
export function signInSubject(kind: AccountKind, email: string): string {
  return `${kind}:${comparableEmail(email)}`;
}

function keyOf(throttle: Throttle, subject: string): string {
  return `${throttle.name}:${subject}`;
}
