import type { NewPassword } from '../../contract/calls/set-password.api.ts';
import { INVALID_LINK } from '../../contract/invalid-link.ts';
import { isTooShort, MINIMUM_LENGTH, tooShortMessage } from '../../contract/password-length.ts';
import { type Problem, problemError } from '../../contract/problem.ts';
import type { FieldError } from '../../form/field-error.ts';
import { stillWrong } from '../../form/still-wrong.ts';
import type { Crashed, Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';

type PasswordFieldName = 'password' | 'repeated';

type PasswordError = FieldError<PasswordFieldName>;

export interface SetPasswordState extends NewPassword {
  /** `refused`: the link is not valid any more. */
  stage: 'entry' | 'refused' | 'success';
  busy: boolean;
  error: PasswordError | undefined;
  /** Counts returns from the back/forward cache. Each one replaces the fields with empty ones. */
  round: number;
}

/** `minimum` is the number of characters that the server asks for. */
type Submission = NewPassword & { minimum?: number };

export type SetPasswordEvent =
  | { type: 'typed'; field: PasswordFieldName; text: string }
  | ({ type: 'submitted' } & Submission)
  | { type: 'answered'; result: Result<unknown, Problem> }
  | { type: 'restored' }
  | Crashed;

export type SetPasswordCommand = { type: 'setPassword' } & NewPassword;

export const initialSetPassword: SetPasswordState = {
  stage: 'entry',
  busy: false,
  password: '',
  repeated: '',
  error: undefined,
  round: 0,
};

/**
 * Returns the first error of a form. Keyboards and documents compose letters such as "ü" differently, so passwords that are
 * canonically equivalent match.
 */
export function validateNewPassword({
  password,
  repeated,
  minimum = MINIMUM_LENGTH,
}: Submission): PasswordError | undefined {
  if (!password) return { field: 'password', message: 'incomplete: Please provide a password' };
  if (isTooShort(password, minimum)) return { field: 'password', message: tooShortMessage(minimum) };
  if (!repeated) return { field: 'repeated', message: 'incomplete: Please repeat the new password' };
  if (repeated.normalize() !== password.normalize())
    return { field: 'repeated', message: "Passwords don't match" };
  return undefined;
}

export function reduceSetPassword(
  state: SetPasswordState,
  event: SetPasswordEvent,
): Step<SetPasswordState, SetPasswordCommand> {
  switch (event.type) {
    case 'typed': {
      const typed = { ...state, [event.field]: event.text };
      return { state: { ...typed, error: stillWrong(state.error, validateNewPassword, state, typed) } };
    }
    case 'submitted': {
      if (state.busy) return { state };
      const { password, repeated } = event;
      const error = validateNewPassword(event);
      const attempt: SetPasswordState = { ...state, password, repeated, busy: !error, error };
      return error
        ? { state: attempt }
        : // The server compares the two exactly.
          { state: attempt, command: { type: 'setPassword', password, repeated: password } };
    }
    case 'answered':
      if (event.result.ok) return { state: { ...initialSetPassword, stage: 'success' } };
      return { state: failed(state, event.result.problem) };
    case 'crashed':
      return { state: failed(state, { kind: 'internal' }) };
    case 'restored':
      // A refused link stays refused.
      if (state.stage === 'refused') return { state };
      return { state: { ...initialSetPassword, stage: state.stage, round: state.round + 1 } };
  }
}

const failed = (state: SetPasswordState, problem: Problem): SetPasswordState => ({
  ...(problem.kind === 'unauthorized' ? { ...initialSetPassword, stage: 'refused' } : state),
  busy: false,
  error: problemError(problem, problem.kind === 'unauthorized' ? INVALID_LINK : undefined),
});
