import { randomInt } from 'node:crypto';
import { type Backend, MINUTE } from '../backend.ts';
import type { Account } from './accounts.ts';
import { hashSecret, isSameSecret, randomSecret } from './secrets.ts';

export const CODE_LIFETIME = 10 * MINUTE;
export const CODE_TRIES = 5;

export type CodeCheck =
  | { readonly outcome: 'right' }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'void' };

/** Issues a new code. An older code of the account becomes invalid. */
export function issueCode({ database, now }: Backend, account: Account): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomSecret();
  database
    .prepare('REPLACE INTO codes (account_id, salt, hash, tries, expires_at) VALUES (?, ?, ?, 0, ?)')
    .run(account.id, salt, hashSecret(salt + code), now() + CODE_LIFETIME);
  return code;
}

/** Checks a code. A right code is deleted; a wrong one counts as a try. */
export function redeemCode({ database, now }: Backend, account: Account, candidate: string): CodeCheck {
  const row = database.prepare('SELECT * FROM codes WHERE account_id = ?').get(account.id);
  if (!row || Number(row.tries) >= CODE_TRIES) return { outcome: 'void' };
  if (Number(row.expires_at) <= now()) return { outcome: 'expired' };
  const code = candidate.replace(/[\s-]/g, '');
  if (isSameSecret(hashSecret(row.salt + code), String(row.hash))) {
    database.prepare('DELETE FROM codes WHERE account_id = ?').run(account.id);
    return { outcome: 'right' };
  }
  database.prepare('UPDATE codes SET tries = tries + 1 WHERE account_id = ?').run(account.id);
  return { outcome: 'wrong', triesLeft: CODE_TRIES - Number(row.tries) - 1 };
}
