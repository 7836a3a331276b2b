import type { Probe, SignIn } from '../../contract/calls/login.api.ts';
import { type Problem, problemError } from '../../contract/problem.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { enterStage, initialLogin, type LoginState, NO_SECRETS, withTexts } from './login-state.flow.ts';
import { emptyCode, failed, finish, type LoginStep, linkMailed } from './login-steps.flow.ts';

const NO_AT: MessageKey = 'This address has no @. Please enter your complete email address.';
const WRONG_CODE: MessageKey = "This code isn't right. Please check it and try again.";

export function probed(
  state: LoginState,
  { action, active_user, active_member, membercheck }: Probe,
  time: number,
): LoginStep {
  const { email } = state.sent;
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
      if (!email.includes('@')) return failed(next, 'email', { message: NO_AT });
      return { state: { ...next, busy: false }, command: { type: 'go', to: 'registration', unknown: email } };
    case 'memberpassword':
      return { state: enterStage({ ...next, type: 'member' }, action) };
    case 'membersuccess':
      return linkMailed({ ...next, stage: state.stage, type: 'member' }, 'probe', time);
    default:
      return { state: enterStage(next, action) };
  }
}

export function answered(state: LoginState, reply: SignIn, time: number): LoginStep {
  const { action, passkey } = reply;
  if (action !== 'challenge') {
    // Only a passkey signs in at the first stage, whose field may hold the address of another person.
    const person = state.stage === 'start' ? { ...initialLogin(''), passkeys: state.passkeys } : state;
    if (!passkey || !state.passkeys) return finish(person, action);
    return { state: { ...enterStage(withTexts(person, NO_SECRETS), 'passkey'), area: action } };
  }
  const next: LoginState = {
    ...enterStage(state, 'twofactor'),
    sentAt: time,
    codeEnded: false,
    challenge: reply,
  };
  if (!state.sent.code) return { state: { ...next, recovering: false, resent: state.stage === 'twofactor' } };
  // The answer to a code is another challenge: the code was wrong, and the server has sent a new one.
  const refused = isUnchanged(state, 'code');
  const error = { field: 'code' as const, message: WRONG_CODE, refused };
  return { state: { ...(refused ? emptyCode(next) : next), resent: false, error } };
}

/** Whether the field still has the text that was sent. */
const isUnchanged = ({ sent, ...fields }: LoginState, name: 'password' | 'code') =>
  fields[name] === sent[name];

/** Keeps the stage, and says what the server refused. */
export function rejected(state: LoginState, problem: Problem): LoginStep {
  const field = state.stage === 'twofactor' ? 'code' : 'password';
  if (field === 'code' && problem.kind === 'refused' && problem.gone)
    return failed(
      { ...emptyCode(state), codeEnded: true, recovering: false },
      undefined,
      problemError(problem),
    );
  const isRefusal = problem.kind === 'unauthorized' || problem.kind === 'refused';
  const refused = isRefusal && isUnchanged(state, field);
  const message = problem.kind === 'unauthorized' ? wrong(state) : undefined;
  return failed(state, field, { ...problemError(problem, message), ...(refused && { refused }) });
}

/** What a 401 means. A refused request for a new code was about neither a code nor a password (D55). */
function wrong({ stage, sent }: LoginState): MessageKey | undefined {
  if (stage !== 'twofactor') return "The email address or password isn't right. Please try again.";
  return sent.code ? WRONG_CODE : undefined;
}
