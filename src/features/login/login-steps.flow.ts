import type { Credentials } from '../../contract/calls/login.api.ts';
import type { FieldError } from '../../form/field-error.ts';
import type { Step } from '../../kit/machine.ts';
import { enterStage, type LoginState, type LoginTexts, NO_SECRETS, withTexts } from './login-state.flow.ts';
import { type LoginField, stageRow } from './stages.ts';

export type LoginCommand =
  | { type: 'probe'; email: string }
  | { type: 'requestLink'; email: string }
  | { type: 'signIn'; credentials: Credentials }
  | { type: 'go'; to: 'admin' | 'portal' }
  | { type: 'go'; to: 'registration'; unknown: string };

export type LoginStep = Step<LoginState, LoginCommand>;

/** Keeps the stage and what was typed. Without a field, the error is about the whole stage. */
export function failed(
  state: LoginState,
  field: LoginField | undefined,
  error: Omit<FieldError, 'field'>,
): LoginStep {
  const hasField = field && stageRow(state.stage).field;
  // After a failed choice, neither kind of account is chosen.
  const type = state.stage === 'choice' ? 'user' : state.type;
  return { state: { ...state, type, busy: false, error: { ...error, ...(hasField && { field }) } } };
}

export function startRequest(state: LoginState, command: LoginCommand): LoginStep {
  return { state: { ...state, busy: true, resent: false, error: undefined }, command };
}

export function startSignIn(state: LoginState, texts: Partial<LoginTexts>): LoginStep {
  const next = withTexts(state, texts);
  return startRequest(next, { type: 'signIn', credentials: { type: state.type, ...next.sent } });
}

/** Empties the field of the code. What is typed later stays. */
export const emptyCode = (state: LoginState): LoginState => ({
  ...state,
  code: '',
  codeRound: state.codeRound + 1,
});

/** Opens the person's area. */
export const finish = (state: LoginState, to: 'admin' | 'portal'): LoginStep => ({
  state: enterStage(withTexts(state, NO_SECRETS), 'done'),
  command: { type: 'go', to },
});

export function linkMailed(
  state: LoginState,
  linkSender: LoginState['linkSender'],
  sentAt: number,
): LoginStep {
  const resent = state.stage === 'membersuccess';
  return { state: { ...enterStage(state, 'membersuccess'), linkSender, sentAt, resent } };
}
