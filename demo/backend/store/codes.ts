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

/** Issues a new code. The previous one stays valid until it expires, because its mail may arrive later. */
export function issueCode({ database, now }: Backend, account: Account): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomSecret();
  database
    .prepare(
      'DELETE FROM codes WHERE account_id = ? AND id < (SELECT max(id) FROM codes WHERE account_id = ?)',
    )
    .run(account.id, account.id);
  database
    .prepare('INSERT INTO codes (account_id, salt, hash, tries, expires_at) VALUES (?, ?, ?, 0, ?)')
    .run(account.id, salt, hashSecret(salt + code), now() + CODE_LIFETIME);
  return code;
}

/** Checks a code. A right one deletes the account's codes; a wrong one counts as a try of each. */
export function redeemCode({ database, now }: Backend, account: Account, candidate: string): CodeCheck {
  const codes = database.prepare('SELECT * FROM codes WHERE account_id = ? ORDER BY id DESC').all(account.id);
  const [newest] = codes;
  if (!newest || Number(newest.tries) >= CODE_TRIES) return { outcome: 'void' };
  if (Number(newest.expires_at) <= now()) return { outcome: 'expired' };
  const code = candidate.replace(/[\s-]/g, '');
  const isRight = codes.some(
    ({ salt, hash, tries, expires_at }) =>
      Number(tries) < CODE_TRIES &&
      Number(expires_at) > now() &&
      isSameSecret(hashSecret(salt + code), String(hash)),
  );
  if (isRight) {
    database.prepare('DELETE FROM codes WHERE account_id = ?').run(account.id);
    return { outcome: 'right' };
  }
  database.prepare('UPDATE codes SET tries = tries + 1 WHERE account_id = ?').run(account.id);
  return { outcome: 'wrong', triesLeft: CODE_TRIES - Number(newest.tries) - 1 };
}
