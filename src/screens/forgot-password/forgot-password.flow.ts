import { type Problem, problemMessage } from '../../api/problem.ts';
import type { Message } from '../../i18n/message.ts';
import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';

/** Specification, section 4 "Forgot Password". */
export interface RecoveryState {
  stage: 'idle' | 'success';
  busy: boolean;
  email: string;
  error: { field: 'email'; message: Message } | undefined;
}

export type RecoveryEvent =
  | { type: 'typed'; text: string }
  | { type: 'submitted'; email: string }
  | { type: 'answered'; result: Result<unknown, Problem> }
  | { type: 'restored' };

export type RecoveryCommand = { type: 'requestRecovery'; email: string };

export const initialRecovery = (email: string): RecoveryState => ({
  stage: 'idle',
  busy: false,
  email,
  error: undefined,
});

export function reduceRecovery(
  state: RecoveryState,
  event: RecoveryEvent,
): Step<RecoveryState, RecoveryCommand> {
  switch (event.type) {
    case 'typed':
      return { state: { ...state, email: event.text } };
    case 'submitted': {
      if (state.busy) return { state };
      const email = event.email.trim();
      const attempt = { ...initialRecovery(email) };
      if (!email) return { state: failed(attempt, 'Please provide your email address!') };
      return { state: { ...attempt, busy: true }, command: { type: 'requestRecovery', email } };
    }
    case 'answered':
      if (!event.result.ok) return { state: failed(state, problemMessage(event.result.problem)) };
      return { state: { ...state, busy: false, stage: 'success' } };
    case 'restored':
      return { state: { ...state, busy: false } };
  }
}

const failed = (state: RecoveryState, message: Message): RecoveryState => ({
  ...state,
  busy: false,
  error: { field: 'email', message },
});
