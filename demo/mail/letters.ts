import { MINUTE } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { CODE_LIFETIME } from '../store/codes.ts';
import { TOKEN_LIFETIME, type TokenType } from '../store/tokens.ts';
import type { Letter } from './outbox.ts';

/** The types of token that have a letter. */
export type LinkType = Exclude<TokenType, 'registration' | 'vouchernewreg'>;

interface Purpose {
  readonly subject: string;
  readonly request: string;
  readonly worksOnce?: boolean;
}

const PURPOSES: Record<LinkType, Purpose> = {
  forgotpw: { subject: 'Choose a new password', request: 'choose a new password' },
  activate: { subject: 'Activate your account', request: 'activate your account and choose a password' },
  pdaccess: { subject: 'Your personal data', request: 'see your personal data', worksOnce: true },
  personalreports: { subject: 'Your personal reports', request: 'see your personal reports' },
  portalaccess: { subject: 'Your link to the member portal', request: 'sign in to the member portal' },
};

export function linkLetter(account: Account, type: LinkType, link: string): Letter {
  const { subject, request, worksOnce } = PURPOSES[type];
  const minutes = TOKEN_LIFETIME / MINUTE;
  return {
    to: account.email,
    subject,
    text: `Hello ${account.name},

please open this link to ${request}:

${link}

It works ${worksOnce ? `once, within ${minutes} minutes` : `for ${minutes} minutes`}.
If you did not ask for it, you need not do anything.

Compass
`,
  };
}

export function codeLetter(account: Account, code: string): Letter {
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
