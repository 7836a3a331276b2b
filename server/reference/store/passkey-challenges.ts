import { type Backend, MINUTE } from '../backend.ts';
import type { Account } from './accounts.ts';
import { hashSecret, randomSecret } from './secrets.ts';

export const CHALLENGE_LIFETIME = 15 * MINUTE;

/**
 * Issues a challenge that works once, in the browser with the secret `browser`. With an account it is for a new passkey of that
 * account, without one for a sign-in. An older challenge stays valid, because a second tab of the browser may need it.
 */
export function issueChallenge({ database, now }: Backend, browser: string, account?: Account): string {
  const challenge = randomSecret();
  database.prepare('DELETE FROM passkey_challenges WHERE expires_at <= ?').run(now());
  database
    .prepare('INSERT INTO passkey_challenges (hash, browser, account_id, expires_at) VALUES (?, ?, ?, ?)')
    .run(hashSecret(challenge), hashSecret(browser), account?.id ?? null, now() + CHALLENGE_LIFETIME);
  return challenge;
}

/** Uses a challenge up. Returns false if it is unknown, has expired, or is for something else. */
export function spendChallenge(
  { database, now }: Backend,
  challenge: string,
  browser: string | undefined,
  account?: Account,
): boolean {
  if (!browser) return false;
  const spent = database
    .prepare(
      'DELETE FROM passkey_challenges WHERE hash = ? AND browser = ? AND account_id IS ? AND expires_at > ?',
    )
    .run(hashSecret(challenge), hashSecret(browser), account?.id ?? null, now());
  return spent.changes === 1;
}
