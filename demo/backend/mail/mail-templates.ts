import { MINUTE } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { CODE_LIFETIME } from '../store/codes.ts';
import { TOKEN_LIFETIME, type TokenType } from '../store/tokens.ts';
import type { MailMessage } from './outbox.ts';

interface Purpose {
  readonly subject: string;
  readonly request: string;
  readonly worksOnce?: boolean;
}

/**
 * The name of an unconfirmed account was entered by somebody who may not own the address, so it must not appear in a mail.
 */
function greeting({ active, name }: Account): string {
  return active ? `Hello ${name},` : 'Hello,';
}

const PURPOSES: Record<TokenType, Purpose> = {
  forgotpw: { subject: 'Choose a new password', request: 'choose a new password' },
  activate: { subject: 'Activate your account', request: 'activate your account and choose a password' },
  pdaccess: { subject: 'Your personal data', request: 'see your personal data', worksOnce: true },
  personalreports: { subject: 'Your personal reports', request: 'see your personal reports' },
  portalaccess: {
    subject: 'Your link to the member portal',
    request: 'sign in to the member portal',
    worksOnce: true,
  },
  registration: {
    subject: 'Confirm your registration',
    request: 'confirm your registration',
    worksOnce: true,
  },
  vouchernewreg: {
    subject: 'Confirm your e-mail address',
    request: 'become a member with your voucher, and then log in with this e-mail address',
    worksOnce: true,
  },
};

export function linkMail(account: Account, type: TokenType, link: string): MailMessage {
  const { subject, request, worksOnce } = PURPOSES[type];
  const minutes = TOKEN_LIFETIME / MINUTE;
  return {
    to: account.email,
    subject,
    text: `${greeting(account)}

please open this link to ${request}:

${link}

It works ${worksOnce ? `once, within ${minutes} minutes` : `for ${minutes} minutes`}.
If you did not ask for it, you need not do anything.

Compass
`,
  };
}

/** For members who register again. The page does not reveal that the address is known. */
export function alreadyMemberMail(account: Account, loginAddress: string): MailMessage {
  return {
    to: account.email,
    subject: 'You are already a member',
    text: `Hello ${account.name},

somebody asked to register with your e-mail address, but you are already a member. You can sign in here:

${loginAddress}

If you did not ask for it, you need not do anything.

Compass
`,
  };
}

export function codeMail(account: Account, code: string): MailMessage {
  return {
    to: account.email,
    subject: 'Your sign-in code',
    text: `Hello ${account.name},

your code to sign in is

${code}

It works once, within ${CODE_LIFETIME / MINUTE} minutes.
If you did not try to sign in, somebody knows your password: please change it.

Compass
`,
  };
}
