import type { FieldError } from '../../i18n/field-error.ts';
import type { Step } from '../../kit/machine.ts';
import type { Credentials } from './login.api.ts';
import { enterStage, type LoginField, type LoginState } from './login-state.flow.ts';

export type LoginCommand =
  | { type: 'probe'; email: string }
  | { type: 'requestLink'; email: string }
  | { type: 'signIn'; credentials: Credentials }
  | { type: 'go'; to: 'admin' | 'portal' | 'registration'; email: string };

export type LoginStep = Step<LoginState, LoginCommand>;

/** Keeps the stage and what was typed. Without a field, the error is about the whole stage. */
export function failed(state: LoginState, field: LoginField, error: Omit<FieldError, 'field'>): LoginStep {
  const hasField = state.stage !== 'membersuccess';
  // After a failed choice, neither kind of account is chosen.
  const type = state.stage === 'choice' ? 'user' : state.type;
  return { state: { ...state, type, busy: false, error: { ...error, ...(hasField && { field }) } } };
}

export function startRequest(state: LoginState, command: LoginCommand): LoginStep {
  return { state: { ...state, busy: true, resent: false, error: undefined }, command };
}

export function startSignIn(state: LoginState): LoginStep {
  const { type, email, password, code } = state;
  return startRequest(state, { type: 'signIn', credentials: { type, email, password, code } });
}

/** Discards password and code, which are no longer needed, and opens the person's area. */
export function finish(state: LoginState, to: 'admin' | 'portal'): LoginStep {
  const { email } = state;
  return {
    state: enterStage({ ...state, password: '', code: '' }, 'done'),
    command: { type: 'go', to, email },
  };
}

export function linkMailed(
  state: LoginState,
  linkSender: LoginState['linkSender'],
  sentAt: number,
): LoginStep {
  const resent = state.stage === 'membersuccess';
  return { state: { ...enterStage(state, 'membersuccess'), linkSender, sentAt, resent } };
}
