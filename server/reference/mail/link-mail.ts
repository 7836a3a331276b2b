import { MINUTE } from '../backend.ts';
import type { Account, AccountType } from '../store/accounts.ts';
import { type TokenType, tokenLifetime } from '../store/tokens.ts';
import type { Reader, TextKey } from '../texts/reader.ts';
import { composeMail } from './compose-mail.ts';
import type { MailMessage } from './outbox.ts';

interface Purpose {
  readonly subject: TextKey;
  readonly intro: TextKey;
  /** The label of the link. */
  readonly action: TextKey;
  readonly worksOnce?: boolean;
}

const PURPOSES: Record<TokenType, Purpose> = {
  forgotpw: {
    subject: 'Choose a new password',
    intro: 'You asked to choose a new password.',
    action: 'Choose a new password',
  },
  activate: {
    subject: 'Activate your account',
    intro: 'Choose a password to activate your account.',
    action: 'Activate your account',
  },
  pdaccess: {
    subject: 'Your personal data',
    intro: 'Here is the link to your personal data.',
    action: 'Show my personal data',
    worksOnce: true,
  },
  personalreports: {
    subject: 'Your personal reports',
    intro: 'Here is the link to your personal reports.',
    action: 'Show my reports',
  },
  portalaccess: {
    subject: 'Your link to the member portal',
    intro: 'This link logs you in to the member portal.',
    action: 'Log in',
    worksOnce: true,
  },
  registration: {
    subject: 'Confirm your registration',
    intro: 'Thank you for registering. Please confirm that this is your email address.',
    action: 'Confirm my registration',
    worksOnce: true,
  },
  vouchernewreg: {
    subject: 'Confirm your email address',
    intro:
      'Please confirm your email address to become a member with your voucher. Then you can log in with this address.',
    action: 'Confirm my email address',
  },
};

/** In place of the purpose of a link, if a mail has several. */
const FOR_ACCOUNTS: Omit<Purpose, 'action'> = {
  subject: 'Choose a new password',
  intro:
    'You asked to choose a new password. You have two accounts with this email address, each with a password of its own.',
};

/** Says which account a link is for, if a mail has several. */
const AREAS: Record<AccountType, TextKey> = {
  user: 'For the admin area:',
  member: 'For the member portal:',
};

interface MailedLink {
  readonly account: Account;
  readonly type: TokenType;
  readonly address: string;
}

/** Several links are for the passwords of a person with several accounts. */
export function linkMail(reader: Reader, links: readonly MailedLink[]): MailMessage {
  const { t } = reader;
  const several = links.length > 1;
  const [{ account, type }] = links as [MailedLink];
  const { subject, intro, worksOnce } = several ? FOR_ACCOUNTS : PURPOSES[type];
  const lifetime = several
    ? 'Each link works for {{minutes}} minutes.'
    : worksOnce
      ? 'The link works once, within {{minutes}} minutes.'
      : 'The link works for {{minutes}} minutes.';
  return composeMail(reader, account, {
    subject: t(subject),
    intro: t(intro),
    links: links.map((link) => ({
      about: several && t(AREAS[link.account.kind]),
      label: t(PURPOSES[link.type].action),
      address: link.address,
    })),
    notes: [
      t(lifetime, { minutes: tokenLifetime(type) / MINUTE }),
      t('If you did not ask for this email, you can ignore it.'),
    ],
  });
}
