import { randomInt } from 'node:crypto';
import { type Backend, MINUTE } from '../backend.ts';
import type { Account } from './accounts.ts';
import { grant } from './grant.ts';
import { hashSecret, isSameSecret } from './secrets.ts';

export const CODE_LIFETIME = 10 * MINUTE;
/** For one code. */
export const TRIES = 5;

export type CodeCheck =
  | { readonly outcome: 'right' }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'void' };

/**
 * Issues a code that works in one browser, which has the secret `browser`. It ends the code before it: with two valid codes a
 * guess would be right twice as often.
 */
export function issueCode(backend: Backend, account: Account, browser: string): string {
  const { database, now } = backend;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  database.prepare('DELETE FROM codes WHERE account_id = ?').run(account.id);
  const hashes = { browser: hashSecret(browser), hash: hashSecret(browser + code) };
  grant(backend, 'codes', account, { ...hashes, tries: 0, expires_at: now() + CODE_LIFETIME });
  return code;
}

/** Checks a code. A right one is deleted, a wrong one counts as a try. */
export function redeemCode(
  { database, now }: Backend,
  account: Account,
  browser: string | undefined,
  candidate: string,
): CodeCheck {
  const row = database.prepare('SELECT * FROM codes WHERE account_id = ?').get(account.id);
  const isOfBrowser = row && browser && isSameSecret(hashSecret(browser), String(row.browser));
  if (!isOfBrowser || Number(row.tries) >= TRIES) return { outcome: 'void' };
  if (Number(row.expires_at) <= now()) return { outcome: 'expired' };
  const code = candidate.replace(/[\s-]/g, '');
  if (isSameSecret(hashSecret(browser + code), String(row.hash))) {
    database.prepare('DELETE FROM codes WHERE account_id = ?').run(account.id);
    return { outcome: 'right' };
  }
  database.prepare('UPDATE codes SET tries = tries + 1 WHERE account_id = ?').run(account.id);
  return { outcome: 'wrong', triesLeft: TRIES - Number(row.tries) - 1 };
}
