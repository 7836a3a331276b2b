import { MINUTE } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { CODE_LIFETIME } from '../store/codes.ts';
import { TOKEN_LIFETIME, type TokenType } from '../store/tokens.ts';
import type { Letter } from './outbox.ts';

const PURPOSES: Record<TokenType, { subject: string; request: string }> = {
  forgotpw: { subject: 'Choose a new password', request: 'choose a new password' },
  activate: { subject: 'Activate your account', request: 'activate your account and choose a password' },
  portalaccess: { subject: 'Your link to the member portal', request: 'sign in to the member portal' },
};

export function linkLetter(account: Account, type: TokenType, link: string): Letter {
  const { subject, request } = PURPOSES[type];
  return {
    to: account.email,
    subject,
    text: `Hello ${account.name},

please open this link to ${request}:

${link}

It works for ${TOKEN_LIFETIME / MINUTE} minutes.
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
