import type { Probe, SignIn } from '../../contract/calls/login.api.ts';
import { type Problem, problemError } from '../../contract/problem.ts';
import type { FieldError } from '../../form/field-error.ts';
import type { AccountType } from '../../kit/account-type.ts';
import { asciiDigits } from '../../kit/digits.ts';
import { readEmail } from '../../kit/email.ts';
import type { Crashed } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { withoutUnseen } from '../../kit/text.ts';
import { answered, probed, rejected } from './login-answers.flow.ts';
import {
  enterStage,
  initialLogin,
  isMemberMode,
  type LoginState,
  NO_SECRETS,
  withTexts,
} from './login-state.flow.ts';
import {
  emptyCode,
  failed,
  type LoginStep,
  linkMailed,
  startRequest,
  startSignIn,
} from './login-steps.flow.ts';
import { type LoginField, STAGES, type Stage, stageRow } from './stages.ts';

export type LoginEvent =
  | { type: 'typed'; field: 'email' | 'password' | 'code'; text: string }
  | { type: 'emailSubmitted'; email: string }
  | { type: 'probed'; result: Result<Probe, Problem>; time: number }
  | { type: 'typeChosen'; loginType: AccountType }
  | { type: 'linkRequested'; result: Result<unknown, Problem>; time: number }
  | { type: 'passwordSubmitted'; password: string }
  | { type: 'codeSubmitted'; code: string }
  | { type: 'otherCodeChosen' }
  | { type: 'newCodeRequested' }
  | { type: 'newLinkRequested' }
  | { type: 'answered'; result: Result<SignIn, Problem>; time: number }
  | { type: 'passkeysReady' }
  | { type: 'passkeyError'; error: Omit<FieldError<LoginField>, 'field'> | undefined }
  | { type: 'cancelled' }
  /** The person has moved in the history, to an entry of this stage. */
  | { type: 'returned'; stage: string }
  | { type: 'restored' }
  /** The page has taken the element out. */
  | { type: 'stopped' }
  | Crashed;

export function reduceLogin(state: LoginState, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'typed': {
      // What a check has found ends with the next key. What the server has said stays.
      const error = state.error?.problem && state.error;
      return { state: { ...state, [event.field]: event.text, error } };
    }
    case 'cancelled':
      return { state: initialLogin(state.email) };
    case 'restored':
      // After a sign-in, another person may have pressed Back.
      return { state: initialLogin(stageRow(state.stage).isSignedIn ? '' : state.email) };
    case 'stopped':
      return { state: withoutSecrets(state) };
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
    case 'answered':
      return event.result.ok
        ? answered(state, event.result.value, event.time)
        : rejected(state, event.result.problem);
    case 'crashed':
      // After the sign-in, no form can show it.
      return failed(
        state.stage === 'done' ? initialLogin('') : state,
        undefined,
        problemError({ kind: 'internal' }),
      );
    case 'passkeysReady':
      return { state: { ...state, passkeys: true } };
    case 'passkeyError':
      return { state: state.busy ? state : { ...state, error: event.error } };
    default:
      // A form has one request at a time, so a submission during a request is ignored (D18).
      return state.busy ? { state } : submitted(state, event);
  }
}

/** Stays at the stage. A code is sent with the password, so that stage begins with the password again. */
function withoutSecrets(state: LoginState): LoginState {
  const password = isMemberMode(state) ? 'memberpassword' : 'password';
  return withTexts(enterStage(state, state.stage === 'twofactor' ? password : state.stage), NO_SECRETS);
}

/** Returns to an earlier stage, and forgets what the later ones held. Nothing changes after the sign-in. */
function returned(state: LoginState, name: string): LoginState {
  const stages = Object.keys(STAGES) as Stage[];
  const stage = stages.find((known) => known === name) ?? 'start';
  if (stageRow(state.stage).isSignedIn || stages.indexOf(stage) >= stages.indexOf(state.stage)) return state;
  // The entry can be of an earlier sign-in with the other kind of account.
  const isOfOther = stage === (state.type === 'member' ? 'password' : 'memberpassword');
  if (stage === 'start' || isOfOther) return initialLogin(state.email);
  const kept = enterStage(state, stage);
  return stage === 'choice'
    ? { ...withTexts(kept, NO_SECRETS), type: 'user' }
    : withTexts(kept, { code: '' });
}

type Submission = Extract<
  LoginEvent,
  {
    type:
      | 'emailSubmitted'
      | 'typeChosen'
      | 'passwordSubmitted'
      | 'codeSubmitted'
      | 'otherCodeChosen'
      | 'newCodeRequested'
      | 'newLinkRequested';
  }
>;

function submitted(state: LoginState, event: Submission): LoginStep {
  switch (event.type) {
    case 'emailSubmitted': {
      const email = readEmail(event.email);
      if (!email) return failed(state, 'email', { message: 'Incomplete! Please fill your email' });
      return startRequest(withTexts(state, { email }), { type: 'probe', email });
    }
    case 'typeChosen': {
      const chosen = { ...state, type: event.loginType };
      if (event.loginType === 'user') return { state: enterStage(chosen, 'password') };
      if (state.memberCheck) return { state: enterStage(chosen, 'memberpassword') };
      return startRequest(chosen, { type: 'requestLink', email: state.sent.email });
    }
    case 'passwordSubmitted':
      if (!event.password) return failed(state, 'password', { message: 'Please enter your password.' });
      return startSignIn(state, { password: event.password, code: '' });
    case 'codeSubmitted': {
      const text = withoutUnseen(event.code);
      const code = state.recovering ? text : asciiDigits(text).replace(/\p{Pd}/gu, '');
      if (!(state.recovering ? /./ : /^\d{6}$/).test(code))
        return failed({ ...state, resent: false }, 'code', {
          message: state.recovering ? 'Please enter your recovery code.' : 'Please enter all 6 digits.',
        });
      return startSignIn(state, { code });
    }
    case 'otherCodeChosen':
      return { state: { ...emptyCode(state), recovering: !state.recovering, error: undefined } };
    case 'newCodeRequested':
      return startSignIn(emptyCode(state), { code: '' });
    case 'newLinkRequested':
      return startRequest(state, { type: state.linkSender, email: state.sent.email });
  }
}
