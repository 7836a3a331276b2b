import { MINUTE } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { CODE_LIFETIME } from '../store/codes.ts';
import { tokenLifetime } from '../store/tokens.ts';
import type { Reader } from '../texts/reader.ts';
import { composeMail } from './compose-mail.ts';
import type { MailMessage } from './outbox.ts';

/** For a person whose account was locked by wrong passwords or codes. */
export function unlockMail(reader: Reader, account: Account, link: string): MailMessage {
  const { t } = reader;
  return composeMail(reader, account, {
    subject: t('Your password was blocked'),
    intro: t(
      'Too many wrong passwords or codes were entered for your account, so your password is no longer accepted. Please choose a new one.',
    ),
    links: [{ label: t('Choose a new password'), address: link }],
    notes: [
      t('The link works for {{minutes}} minutes.', { minutes: tokenLifetime('forgotpw') / MINUTE }),
      t('You can request another link at the login at any time.'),
    ],
  });
}

/** Tells the owner about a new password that somebody else may have chosen. */
export function passwordChangedMail(reader: Reader, account: Account, recovery: string): MailMessage {
  const { t } = reader;
  return composeMail(reader, account, {
    subject: t('Your new password'),
    intro: t('A new password was chosen for your account. You were logged out on all devices.'),
    links: [{ label: t('Choose a new password'), address: recovery }],
    notes: [
      t('If that was not you, please choose another password now, and change the password of your mailbox.'),
    ],
  });
}

/** Tells the owner about a passkey that somebody else may have created. A new password removes it. */
export function passkeyMail(reader: Reader, account: Account, recovery: string): MailMessage {
  const { t } = reader;
  return composeMail(reader, account, {
    subject: t('Your new passkey'),
    intro: t('A passkey was created for your account. You can now log in with it.'),
    links: [{ label: t('Choose a new password'), address: recovery }],
    notes: [t('If that was not you, please choose a new password now. This removes the passkey.')],
  });
}

/** For members who register again. The page does not reveal that the address is known. */
export function alreadyMemberMail(reader: Reader, account: Account, loginAddress: string): MailMessage {
  const { t } = reader;
  return composeMail(reader, account, {
    subject: t('You are already a member'),
    intro: t(
      'Somebody tried to register with your email address, but you are already a member. You can log in.',
    ),
    links: [{ label: t('Log in'), address: loginAddress }],
    notes: [t('If you did not ask for this email, you can ignore it.')],
  });
}

/** The code is in the subject, so that a person can read it in a notification. */
export function codeMail(reader: Reader, account: Account, code: string): MailMessage {
  const { t } = reader;
  return composeMail(reader, account, {
    subject: t('{{code}} is your security code', { code }),
    intro: t('Your security code for logging in:'),
    code,
    notes: [
      t('This code works once and expires in {{minutes}} minutes.', { minutes: CODE_LIFETIME / MINUTE }),
      t('If you did not try to log in, somebody knows your password. Please change it.'),
    ],
  });
}
