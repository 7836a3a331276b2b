import { type Backend, MINUTE } from '../backend.ts';
import type { Account } from './accounts.ts';
import { issueOnce, spendOnce } from './single-use.ts';

export const CHALLENGE_LIFETIME = 15 * MINUTE;

/** With an account a challenge is for a new passkey of it, without one for a sign-in, each in the browser with this secret. */
const purposeOf = (browser: string, account?: Account) => `passkey ${account?.id ?? ''} ${browser}`;

export const issueChallenge = (backend: Backend, browser: string, account?: Account): string =>
  issueOnce(backend, purposeOf(browser, account), CHALLENGE_LIFETIME);

export const spendChallenge = (
  backend: Backend,
  challenge: string,
  browser: string | undefined,
  account?: Account,
): boolean => (browser ? spendOnce(backend, purposeOf(browser, account), challenge) : false);
