import { type Problem, problemMessage } from '../../api/problem.ts';
import type { FieldError } from '../../i18n/field-error.ts';
import type { Message } from '../../i18n/message.ts';
import type { AccountType } from '../../kit/account-type.ts';
import { digits } from '../../kit/digits.ts';
import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import type { Credentials, Probe, SignIn } from './login.api.ts';

/** The stages of section 4 of the specification, and `done` while the browser is on its way to the person's area. */
export type Stage =
  | 'start'
  | 'choice'
  | 'password'
  | 'memberpassword'
  | 'twofactor'
  | 'membersuccess'
  | 'done';

export type LoginField = 'email' | 'choice' | 'password' | 'code';

export interface LoginState {
  stage: Stage;
  busy: boolean;
  type: AccountType;
  email: string;
  password: string;
  code: string;
  /** Accounts that exist but were never activated (D5). */
  inactive: { user: boolean; member: boolean };
  memberCheck: boolean;
  /** How many codes the server has sent; each empties the field. */
  codesSent: number;
  error: FieldError<LoginField> | undefined;
}

export type LoginEvent =
  | { type: 'typed'; field: 'email' | 'password' | 'code'; text: string }
  | { type: 'emailSubmitted'; email: string }
  | { type: 'probed'; result: Result<Probe, Problem> }
  | { type: 'typeChosen'; loginType: AccountType }
  | { type: 'linkRequested'; result: Result<unknown, Problem> }
  | { type: 'passwordSubmitted'; password: string }
  | { type: 'codeSubmitted'; code: string }
  | { type: 'newCodeWanted' }
  | { type: 'answered'; result: Result<SignIn, Problem> }
  | { type: 'cancelled' }
  | { type: 'restored' };

export type LoginCommand =
  | { type: 'probe'; email: string }
  | { type: 'requestLink'; email: string }
  | ({ type: 'signIn' } & { credentials: Credentials })
  | { type: 'go'; to: 'admin' | 'portal' | 'registration'; email: string };

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
    error: undefined,
  };
}

/** Which login's words and links apply: the title is "Member-Login" there (D6). */
export const isMemberMode = (state: LoginState): boolean => state.type === 'member';

export function reduceLogin(state: LoginState, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'typed':
      // What is typed meanwhile is not what was asked about: the field keeps it, and its next submit brings it.
      return { state: state.busy ? state : { ...state, [event.field]: event.text } };
    case 'cancelled':
    case 'restored':
      return { state: initialLogin(state.email) };
    case 'probed':
      return event.result.ok
        ? probed(state, event.result.value)
        : failed(state, 'email', event.result.problem);
    case 'linkRequested':
      return event.result.ok
        ? { state: { ...state, busy: false, stage: 'membersuccess' } }
        : failed({ ...state, type: 'user' }, 'choice', event.result.problem);
    case 'answered':
      return event.result.ok ? answered(state, event.result.value) : refused(state, event.result.problem);
    default:
      // One request in flight per form: what is submitted meanwhile does nothing (D18).
      return state.busy ? { state } : submitted(state, event);
  }
}

type Submission = Extract<
  LoginEvent,
  { type: 'emailSubmitted' | 'typeChosen' | 'passwordSubmitted' | 'codeSubmitted' | 'newCodeWanted' }
>;

function submitted(state: LoginState, event: Submission): LoginStep {
  switch (event.type) {
    case 'emailSubmitted': {
      const email = event.email.trim();
      if (!email) return invalid(state, 'email', 'Incomplete! Please fill your email');
      return asking({ ...state, email }, { type: 'probe', email });
    }
    case 'typeChosen': {
      const chosen = { ...state, type: event.loginType };
      if (event.loginType === 'user') return { state: at(chosen, 'password') };
      if (state.memberCheck) return { state: at(chosen, 'memberpassword') };
      return asking(chosen, { type: 'requestLink', email: state.email });
    }
    case 'passwordSubmitted':
      if (!event.password) return invalid(state, 'password', 'Please enter your password');
      return signingIn({ ...state, password: event.password, code: '' });
    case 'codeSubmitted': {
      const code = digits(event.code, 6);
      if (code.length < 6) return invalid(state, 'code', 'Please enter the 6 digits of the code');
      return signingIn({ ...state, code });
    }
    case 'newCodeWanted':
      return signingIn({ ...state, code: '' });
  }
}

function probed(state: LoginState, { action, active_user, active_member, membercheck }: Probe): LoginStep {
  const known: LoginState = {
    ...state,
    inactive: { user: active_user === false, member: active_member === false },
    memberCheck: membercheck === true,
  };
  switch (action) {
    case 'admin':
    case 'portal':
      return leaving(known, action);
    case 'registration':
      return {
        state: { ...known, busy: false },
        command: { type: 'go', to: 'registration', email: state.email },
      };
    case 'memberpassword':
    case 'membersuccess':
      return { state: at({ ...known, type: 'member' }, action) };
    default:
      return { state: at(known, action) };
  }
}

function answered(state: LoginState, { action }: SignIn): LoginStep {
  if (action !== 'challenge') return leaving(state, action);
  return { state: { ...at(state, 'twofactor'), code: '', codesSent: state.codesSent + 1 } };
}

/** The stage stays, and so does what was typed; the error stands where the person is (section 8). */
function refused(state: LoginState, problem: Problem): LoginStep {
  return failed(state, state.stage === 'twofactor' ? 'code' : 'password', problem);
}

function failed(state: LoginState, field: LoginField, problem: Problem): LoginStep {
  return invalid(state, field, problemMessage(problem));
}

function invalid(state: LoginState, field: LoginField, message: Message): LoginStep {
  return { state: { ...state, busy: false, error: { field, message } } };
}

function asking(state: LoginState, command: LoginCommand): LoginStep {
  return { state: { ...state, busy: true, error: undefined }, command };
}

function signingIn(state: LoginState): LoginStep {
  const { type, email, password, code } = state;
  return asking(state, { type: 'signIn', credentials: { type, email, password, code } });
}

/** The secrets have served; they do not wait for the next page. */
function leaving(state: LoginState, to: 'admin' | 'portal'): LoginStep {
  const { email } = state;
  return { state: at({ ...state, password: '', code: '' }, 'done'), command: { type: 'go', to, email } };
}

function at(state: LoginState, stage: Stage): LoginState {
  return { ...state, stage, busy: false, error: undefined };
}
