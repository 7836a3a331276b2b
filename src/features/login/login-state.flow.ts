import type { SignIn } from '../../contract/calls/login.api.ts';
import type { FieldError } from '../../form/field-error.ts';
import type { AccountType } from '../../kit/account-type.ts';
import { NOTHING_SENT, type SentMailState } from '../../kit/sent-mail.ts';
import type { LoginField, Stage } from './stages.ts';

/** What the person enters. */
export interface LoginTexts {
  email: string;
  password: string;
  code: string;
}

/**
 * The texts of the fields, and those that were sent: the stages after the first are about the address in `sent`. It is also the
 * state of the last code or link that was sent, with `resent` until a code is submitted.
 */
export interface LoginState extends LoginTexts, SentMailState<LoginTexts> {
  stage: Stage;
  busy: boolean;
  type: AccountType;
  /** Accounts that exist but were never activated (D5). */
  inactive: { user: boolean; member: boolean };
  memberCheck: boolean;
  /** Counts how often the field of the code was emptied. */
  codeRound: number;
  /** The code that was sent cannot be used any more, so only another one helps. */
  codeEnded: boolean;
  /** Where the code comes from, by email if it is undefined, and whether a recovery code is accepted in its place. */
  challenge: Pick<SignIn, 'channel' | 'recovery_code'>;
  /** The person enters a recovery code. */
  recovering: boolean;
  /** What has mailed the link to the member portal. */
  linkSender: 'probe' | 'requestLink';
  /** This device can keep a passkey, and the server announces passkeys. */
  passkeys: boolean;
  /** The area that opens after the offer of a passkey. */
  area?: 'admin' | 'portal';
  error: FieldError<LoginField> | undefined;
}

interface SavedPassword {
  account: AccountType | undefined;
  email?: string | undefined;
}

/** Password and code are discarded when they are no longer needed. */
export const NO_SECRETS = { password: '', code: '' };

/** `saved`: the account whose password has just been set. If the login is for its address, it opens at the password (D97). */
export function initialLogin(email: string, saved?: SavedPassword): LoginState {
  const initial: LoginState = {
    stage: 'start',
    busy: false,
    type: 'user',
    email,
    ...NO_SECRETS,
    sent: { email: '', ...NO_SECRETS },
    inactive: { user: false, member: false },
    memberCheck: false,
    codeRound: 0,
    codeEnded: false,
    challenge: {},
    recovering: false,
    linkSender: 'probe',
    ...NOTHING_SENT,
    passkeys: false,
    error: undefined,
  };
  if (!saved?.account || saved.email !== email) return initial;
  const stage = saved.account === 'member' ? 'memberpassword' : 'password';
  return withTexts({ ...initial, stage, type: saved.account }, { email });
}

/** Whether a member signs in: the title is then "Member-Login" (D6). */
export const isMemberMode = (state: LoginState): boolean => state.type === 'member';

/** The fields and the next request have these texts. */
export const withTexts = (state: LoginState, texts: Partial<LoginTexts>): LoginState => ({
  ...state,
  ...texts,
  sent: { ...state.sent, ...texts },
});

export function enterStage(state: LoginState, stage: Stage): LoginState {
  return { ...state, stage, busy: false, error: undefined };
}
