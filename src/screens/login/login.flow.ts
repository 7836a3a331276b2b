import { type Problem, problemError } from '../../api/problem.ts';
import type { FieldError } from '../../i18n/field-error.ts';
import type { MessageKey } from '../../i18n/message.ts';
import type { AccountType } from '../../kit/account-type.ts';
import { digits } from '../../kit/digits.ts';
import { readEmail } from '../../kit/email.ts';
import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { NOTHING_SENT, type SentMailState } from '../../kit/sent-mail.ts';
import type { Credentials, Probe, SignIn } from './login.api.ts';

/**
 * The stages in the order of a sign-in, as `portal-stage` names them. In `passkey`, the person has signed in and can create a
 * passkey. In `done`, the browser is opening the person's area.
 */
const STAGES = [
  'start',
  'choice',
  'password',
  'memberpassword',
  'membersuccess',
  'twofactor',
  'passkey',
  'done',
] as const;

export type Stage = (typeof STAGES)[number];

/** The stages after the sign-in. */
const SIGNED_IN: readonly Stage[] = ['passkey', 'done'];

export type LoginField = 'email' | 'choice' | 'password' | 'code';

/** The last code or link that was mailed, and `resent` until a code is submitted. */
export interface LoginState extends SentMailState {
  stage: Stage;
  busy: boolean;
  type: AccountType;
  email: string;
  password: string;
  code: string;
  /** Accounts that exist but were never activated (D5). */
  inactive: { user: boolean; member: boolean };
  memberCheck: boolean;
  /** The number of codes that the server has sent. Each new code empties the field. */
  codesSent: number;
  /** What has mailed the link to the member portal. */
  linkSender: 'probe' | 'requestLink';
  /** This device can keep a passkey, and the server announces passkeys. */
  passkeys: boolean;
  /** The area that opens after the offer of a passkey. */
  area?: 'admin' | 'portal';
  error: FieldError<LoginField> | undefined;
}

export type LoginEvent =
  | { type: 'typed'; field: 'email' | 'password' | 'code'; text: string }
  | { type: 'emailSubmitted'; email: string }
  | { type: 'probed'; result: Result<Probe, Problem>; time: number }
  | { type: 'typeChosen'; loginType: AccountType }
  | { type: 'linkRequested'; result: Result<unknown, Problem>; time: number }
  | { type: 'passwordSubmitted'; password: string }
  | { type: 'codeSubmitted'; code: string }
  | { type: 'newCodeRequested' }
  | { type: 'newLinkRequested' }
  | { type: 'answered'; result: Result<SignIn, Problem>; time: number }
  | { type: 'passkeysReady' }
  | { type: 'passkeyError'; error: Omit<FieldError<LoginField>, 'field'> | undefined }
  | { type: 'cancelled' }
  /** The person has moved in the history, to an entry of this stage. */
  | { type: 'returned'; stage: string }
  | { type: 'restored' };

export type LoginCommand =
  | { type: 'probe'; email: string }
  | { type: 'requestLink'; email: string }
  | { type: 'signIn'; credentials: Credentials }
  | { type: 'go'; to: 'admin' | 'portal' | 'registration'; email: string };

const NO_AT: MessageKey = 'This address has no @. Please enter your complete email address.';
const WRONG_CODE: MessageKey = "This code isn't right. Please check it and try again.";

/** What a 401 means. A refused request for a new code was about neither a code nor a password (D55). */
function wrong({ stage, code }: LoginState): MessageKey | undefined {
  if (stage !== 'twofactor') return "The email address or password isn't right. Please try again.";
  return code ? WRONG_CODE : undefined;
}

type LoginStep = Step<LoginState, LoginCommand>;

export function initialLogin(email: string): LoginState {
  return {
    stage: 'start',
    busy: false,
    type: 'user',
    email,
    password: '',
    code: '',
    inactive: { user: false, member: false },
    memberCheck: false,
    codesSent: 0,
    linkSender: 'probe',
    ...NOTHING_SENT,
    passkeys: false,
    error: undefined,
  };
}

/** Whether a member signs in: the title is then "Member-Login" (D6). */
export const isMemberMode = (state: LoginState): boolean => state.type === 'member';

export function reduceLogin(state: LoginState, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'typed':
      // A request is about the submitted text. The field keeps what is typed meanwhile until the next submission.
      return { state: state.busy ? state : { ...state, [event.field]: event.text } };
    case 'cancelled':
      return { state: initialLogin(state.email) };
    case 'restored':
      // After a sign-in, another person may have pressed Back.
      return { state: initialLogin(SIGNED_IN.includes(state.stage) ? '' : state.email) };
    case 'returned':
      return { state: returned(state, event.stage) };
    case 'probed':
      return event.result.ok
        ? probed(state, event.result.value, event.time)
        : failed(state, 'email', problemError(event.result.problem));
    case 'linkRequested':
      return event.result.ok
        ? linkMailed(state, 'requestLink', event.time)
        : failed(state, 'choice', problemError(event.result.problem));
    case 'answered': {
      if (event.result.ok) return answered(state, event.result.value, event.time);
      const field = state.stage === 'twofactor' ? 'code' : 'password';
      const { problem } = event.result;
      const refused = problem.kind === 'unauthorized' || problem.kind === 'refused';
      const message = problem.kind === 'unauthorized' ? wrong(state) : undefined;
      return failed(state, field, { ...problemError(problem, message), ...(refused && { refused }) });
    }
    case 'passkeysReady':
      return { state: { ...state, passkeys: true } };
    case 'passkeyError':
      return { state: state.busy ? state : { ...state, error: event.error } };
    default:
      // A form has one request at a time, so a submission during a request is ignored (D18).
      return state.busy ? { state } : submitted(state, event);
  }
}

/** Returns to an earlier stage, and forgets what the later ones held. Nothing changes after the sign-in. */
function returned(state: LoginState, name: string): LoginState {
  const stage = STAGES.find((known) => known === name) ?? 'start';
  if (SIGNED_IN.includes(state.stage) || STAGES.indexOf(stage) >= STAGES.indexOf(state.stage)) return state;
  if (stage === 'start') return initialLogin(state.email);
  const kept = { ...enterStage(state, stage), code: '' };
  return stage === 'choice' ? { ...kept, type: 'user', password: '' } : kept;
}

type Submission = Extract<
  LoginEvent,
  {
    type:
      | 'emailSubmitted'
      | 'typeChosen'
      | 'passwordSubmitted'
      | 'codeSubmitted'
      | 'newCodeRequested'
      | 'newLinkRequested';
  }
>;

function submitted(state: LoginState, event: Submission): LoginStep {
  switch (event.type) {
    case 'emailSubmitted': {
      const email = readEmail(event.email);
      if (!email) return failed(state, 'email', { message: 'Incomplete! Please fill your email' });
      return startRequest({ ...state, email }, { type: 'probe', email });
    }
    case 'typeChosen': {
      const chosen = { ...state, type: event.loginType };
      if (event.loginType === 'user') return { state: enterStage(chosen, 'password') };
      if (state.memberCheck) return { state: enterStage(chosen, 'memberpassword') };
      return startRequest(chosen, { type: 'requestLink', email: state.email });
    }
    case 'passwordSubmitted':
      if (!event.password) return failed(state, 'password', { message: 'Please enter your password' });
      return startSignIn({ ...state, password: event.password, code: '' });
    case 'codeSubmitted': {
      const code = digits(event.code, 6);
      if (code.length < 6)
        return failed({ ...state, resent: false }, 'code', { message: 'Enter all 6 digits' });
      return startSignIn({ ...state, code });
    }
    case 'newCodeRequested':
      return startSignIn({ ...state, code: '' });
    case 'newLinkRequested':
      return startRequest(state, { type: state.linkSender, email: state.email });
  }
}

function probed(
  state: LoginState,
  { action, active_user, active_member, membercheck }: Probe,
  time: number,
): LoginStep {
  const next: LoginState = {
    ...state,
    stage: 'start',
    type: 'user',
    inactive: { user: active_user === false, member: active_member === false },
    memberCheck: membercheck === true,
  };
  switch (action) {
    case 'admin':
    case 'portal':
      return finish(next, action);
    case 'registration':
      // Registration could not succeed with it (D69).
      if (!state.email.includes('@')) return failed(next, 'email', { message: NO_AT });
      return {
        state: { ...next, busy: false },
        command: { type: 'go', to: 'registration', email: state.email },
      };
    case 'memberpassword':
      return { state: enterStage({ ...next, type: 'member' }, action) };
    case 'membersuccess':
      return linkMailed({ ...next, stage: state.stage, type: 'member' }, 'probe', time);
    default:
      return { state: enterStage(next, action) };
  }
}

function linkMailed(state: LoginState, linkSender: LoginState['linkSender'], sentAt: number): LoginStep {
  const resent = state.stage === 'membersuccess';
  return { state: { ...enterStage(state, 'membersuccess'), linkSender, sentAt, resent } };
}

function answered(state: LoginState, { action, passkey }: SignIn, time: number): LoginStep {
  if (action !== 'challenge') {
    if (!passkey || !state.passkeys) return finish(state, action);
    return { state: { ...enterStage(state, 'passkey'), password: '', code: '', area: action } };
  }
  // The answer to a code is another challenge: the code was wrong, and the server has sent a new one.
  const error = state.code ? { field: 'code' as const, message: WRONG_CODE, refused: true } : undefined;
  const resent = state.stage === 'twofactor' && !error;
  const codesSent = state.codesSent + 1;
  const next = enterStage(state, 'twofactor');
  return { state: { ...next, code: '', codesSent, resent, sentAt: time, error } };
}

/** Keeps the stage and what was typed. Without a field, the error is about the whole stage. */
function failed(state: LoginState, field: LoginField, error: Omit<FieldError, 'field'>): LoginStep {
  const hasField = state.stage !== 'membersuccess';
  // After a failed choice, neither kind of account is chosen.
  const type = state.stage === 'choice' ? 'user' : state.type;
  return { state: { ...state, type, busy: false, error: { ...error, ...(hasField && { field }) } } };
}

function startRequest(state: LoginState, command: LoginCommand): LoginStep {
  return { state: { ...state, busy: true, resent: false, error: undefined }, command };
}

function startSignIn(state: LoginState): LoginStep {
  const { type, email, password, code } = state;
  return startRequest(state, { type: 'signIn', credentials: { type, email, password, code } });
}

/** Discards password and code, which are no longer needed, and opens the person's area. */
function finish(state: LoginState, to: 'admin' | 'portal'): LoginStep {
  const { email } = state;
  return {
    state: enterStage({ ...state, password: '', code: '' }, 'done'),
    command: { type: 'go', to, email },
  };
}

function enterStage(state: LoginState, stage: Stage): LoginState {
  return { ...state, stage, busy: false, error: undefined };
}
