import { randomInt } from 'node:crypto';
import { type Backend, MINUTE } from '../backend.ts';
import type { Account } from './accounts.ts';
import { grant } from './grant.ts';
import { hashSecret, isSameSecret, randomSecret } from './secrets.ts';

export const CODE_LIFETIME = 10 * MINUTE;
/** For one code. */
export const TRIES = 5;

export type CodeCheck =
  | { readonly outcome: 'right' }
  /** What is not a code does not count as a try. */
  | { readonly outcome: 'wrong'; readonly isCode: boolean; readonly triesLeft: number }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'void' };

/**
 * Issues a code that works in one browser, which keeps the secret `browser`, also for the codes of other accounts in other tabs.
 * The last code of the same browser stays valid, because a phone may load the page again while the person reads the email; all
 * others end.
 */
export function issueCode(
  backend: Backend,
  account: Account,
  former: string | undefined,
): { code: string; browser: string } {
  const { database, now } = backend;
  const row = rowOf(backend, account);
  const kept = isOfBrowser(row, former) && Number(row?.tries) < TRIES ? row : undefined;
  const browser = former ?? randomSecret();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  database.prepare('DELETE FROM codes WHERE account_id = ?').run(account.id);
  grant(backend, 'codes', account, {
    browser: hashSecret(browser),
    hash: hashSecret(browser + code),
    tries: 0,
    expires_at: now() + CODE_LIFETIME,
    former_hash: kept?.hash ?? null,
    former_expires_at: kept?.expires_at ?? null,
  });
  return { code, browser };
}

const rowOf = ({ database }: Backend, { id }: Account) =>
  database.prepare('SELECT * FROM codes WHERE account_id = ?').get(id);

const isOfBrowser = (row: ReturnType<typeof rowOf>, browser: string | undefined): boolean =>
  Boolean(row && browser && isSameSecret(hashSecret(browser), String(row.browser)));

/** Checks a code. A right one is deleted, a wrong one counts as a try. */
export function redeemCode(
  backend: Backend,
  account: Account,
  browser: string | undefined,
  candidate: string,
): CodeCheck {
  const { database, now } = backend;
  const row = rowOf(backend, account);
  if (!row || !isOfBrowser(row, browser) || Number(row.tries) >= TRIES) return { outcome: 'void' };
  if (Number(row.expires_at) <= now()) return { outcome: 'expired' };
  const code = candidate.replace(/[\s-]/g, '');
  const isCode = /^\d{6}$/.test(code);
  const hash = hashSecret(browser + code);
  const isFormer = isSameSecret(hash, String(row.former_hash)) && Number(row.former_expires_at) > now();
  if (isFormer || isSameSecret(hash, String(row.hash))) {
    database.prepare('DELETE FROM codes WHERE account_id = ?').run(account.id);
    return { outcome: 'right' };
  }
  const tries = Number(row.tries) + Number(isCode);
  database.prepare('UPDATE codes SET tries = ? WHERE account_id = ?').run(tries, account.id);
  return { outcome: 'wrong', isCode, triesLeft: TRIES - tries };
}
