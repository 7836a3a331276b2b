import type { Backend } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { countAttempt, LINKS } from '../store/throttle.ts';
import { issueToken, type TokenOrigin, type TokenType } from '../store/tokens.ts';
import { linkLetter } from './letters.ts';

/**
 * Mails a token link, but none to an account without access, nor past the limit. It does not say which: the
 * answer to the person must not tell whether an account exists.
 */
export async function mailLink(
  backend: Backend,
  account: Account,
  type: TokenType,
  origin?: TokenOrigin,
): Promise<void> {
  if (account.suspended || countAttempt(backend, LINKS, `${type}:${account.email}`) > 0) return;
  const token = issueToken(backend, account, type, origin);
  await backend.outbox.send(linkLetter(account, type, `${backend.origin}/login/token/${token}`));
}
