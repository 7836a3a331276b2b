import { logEvent } from '../authentication-log.ts';
import type { Backend } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { countAttempt, LINKS } from '../store/throttle.ts';
import { issueToken, type MemberNames, type TokenOrigin, type TokenType } from '../store/tokens.ts';
import type { Reader } from '../texts/reader.ts';
import { linkMail, unlockMail } from './mail-templates.ts';

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
  names?: MemberNames,
): Promise<void> {
  if (account.suspended || countAttempt(backend, LINKS, `${type}:${account.email}`) > 0) return;
  logEvent(backend, 'link-mailed', account);
  const token = issueToken(backend, account, type, origin, names);
  await backend.outbox.send(linkMail(reader, account, type, linkTo(backend, token)));
}

/** The way out for a person whose account is locked. */
export async function mailUnlockLink(backend: Backend, reader: Reader, account: Account): Promise<void> {
  if (account.suspended) return;
  logEvent(backend, 'locked', account);
  const token = issueToken(backend, account, 'forgotpw');
  await backend.outbox.send(unlockMail(reader, account, linkTo(backend, token)));
}

const linkTo = ({ origin }: Backend, token: string): string => `${origin}/login/token/${token}`;
