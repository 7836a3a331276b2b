import { logEvent } from '../authentication-log.ts';
import type { Backend } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { countAttempt, LINKS } from '../store/limits.ts';
import { randomSecret } from '../store/secrets.ts';
import { issueToken, type MemberNames, type TokenOrigin, type TokenType } from '../store/tokens.ts';
import type { Reader } from '../texts/reader.ts';
import { linkMail } from './link-mail.ts';
import { unlockMail } from './mail-templates.ts';

/**
 * Mails a link with a token. Suspended accounts get no mail, and neither do accounts over the limit. The caller does not
 * learn the outcome, because the response must not reveal whether an account exists.
 */
export const mailLink = (
  backend: Backend,
  reader: Reader,
  account: Account,
  type: TokenType,
  origin?: TokenOrigin,
  names?: MemberNames,
): Promise<void> => mailLinks(backend, reader, [{ account, type }], origin, names);

interface LinkOfAccount {
  readonly account: Account;
  readonly type: TokenType;
}

/** The same, with a link for each account of a person in one mail. */
export async function mailLinks(
  backend: Backend,
  reader: Reader,
  links: readonly LinkOfAccount[],
  origin?: TokenOrigin,
  names?: MemberNames,
): Promise<void> {
  const open = links.filter(({ account }) => !account.suspended);
  const [first] = open;
  if (!first || countAttempt(backend, LINKS, `${first.type}:${first.account.email}`) > 0) return;
  const mail = open.length > 1 ? { mail: randomSecret() } : {};
  const sent = open.map(({ account, type }) => {
    logEvent(backend, 'link-mailed', account);
    const token = issueToken(backend, account, type, { ...origin, ...mail }, names);
    return { account, type, address: linkTo(backend, token) };
  });
  await backend.outbox.send(linkMail(reader, sent));
}

/** The way out for a person whose account is locked. */
export async function mailUnlockLink(backend: Backend, reader: Reader, account: Account): Promise<void> {
  if (account.suspended) return;
  logEvent(backend, 'locked', account);
  const token = issueToken(backend, account, 'forgotpw');
  await backend.outbox.send(unlockMail(reader, account, linkTo(backend, token)));
}

const linkTo = ({ origin }: Backend, token: string): string => `${origin}/login/token/${token}`;
