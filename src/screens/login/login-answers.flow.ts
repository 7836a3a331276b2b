import { type Problem, problemError } from '../../api/problem.ts';
import type { MessageKey } from '../../i18n/message.ts';
import type { Probe, SignIn } from './login.api.ts';
import { enterStage, type LoginState } from './login-state.flow.ts';
import { failed, finish, type LoginStep, linkMailed } from './login-steps.flow.ts';

const NO_AT: MessageKey = 'This address has no @. Please enter your complete email address.';
const WRONG_CODE: MessageKey = "This code isn't right. Please check it and try again.";

export function probed(
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

export function answered(state: LoginState, { action, passkey }: SignIn, time: number): LoginStep {
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

/** Keeps the stage, and says what the server refused. */
export function rejected(state: LoginState, problem: Problem): LoginStep {
  const field = state.stage === 'twofactor' ? 'code' : 'password';
  const refused = problem.kind === 'unauthorized' || problem.kind === 'refused';
  const message = problem.kind === 'unauthorized' ? wrong(state) : undefined;
  return failed(state, field, { ...problemError(problem, message), ...(refused && { refused }) });
}

/** What a 401 means. A refused request for a new code was about neither a code nor a password (D55). */
function wrong({ stage, code }: LoginState): MessageKey | undefined {
  if (stage !== 'twofactor') return "The email address or password isn't right. Please try again.";
  return code ? WRONG_CODE : undefined;
}
