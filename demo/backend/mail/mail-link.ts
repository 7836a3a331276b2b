import type { Backend } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { countAttempt, LINKS } from '../store/throttle.ts';
import { issueToken, type TokenOrigin, type TokenType } from '../store/tokens.ts';
import type { Reader } from '../texts/reader.ts';
import { linkMail } from './mail-templates.ts';

/**
 * Mails a link with a token. Suspended accounts get no mail, and neither do accounts over the limit. The caller does not
 * learn the outcome, because the response must not reveal whether an account exists.
 */
export async function mailLink(
  backend: Backend,
  reader: Reader,
  account: Account,
  type: TokenType,
  origin?: TokenOrigin,
): Promise<void> {
  if (account.suspended || countAttempt(backend, LINKS, `${type}:${account.email}`) > 0) return;
  const token = issueToken(backend, account, type, origin);
  await backend.outbox.send(linkMail(reader, account, type, `${backend.origin}/login/token/${token}`));
}
