import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';

/**
 * A form with one address that has something mailed: Forgot Password and the access requests (specification, section 4
 * "Forgot Password"). `Text` is whatever the screen shows errors with.
 */
export interface MailRequestState<Text> {
  stage: 'idle' | 'success';
  busy: boolean;
  email: string;
  error: { field: 'email'; message: Text } | undefined;
}

export type MailRequestEvent<Text> =
  | { type: 'typed'; text: string }
  | { type: 'submitted'; email: string }
  | { type: 'answered'; result: Result<unknown, Text> }
  | { type: 'restored' };

export type MailRequestCommand = { type: 'requestMail'; email: string };

export const initialMailRequest = <Text>(email: string): MailRequestState<Text> => ({
  stage: 'idle',
  busy: false,
  email,
  error: undefined,
});

/** The reducer of a form whose empty address is answered with `missing`. Each attempt begins without error and success. */
export function mailRequestReducer<Text>(missing: Text) {
  return (
    state: MailRequestState<Text>,
    event: MailRequestEvent<Text>,
  ): Step<MailRequestState<Text>, MailRequestCommand> => {
    switch (event.type) {
      case 'typed':
        return { state: { ...state, email: event.text } };
      case 'submitted': {
        if (state.busy) return { state };
        const email = event.email.trim();
        const attempt = initialMailRequest<Text>(email);
        if (!email) return { state: failed(attempt, missing) };
        return { state: { ...attempt, busy: true }, command: { type: 'requestMail', email } };
      }
      case 'answered':
        if (!event.result.ok) return { state: failed(state, event.result.problem) };
        return { state: { ...state, busy: false, stage: 'success' } };
      case 'restored':
        return { state: { ...state, busy: false } };
    }
  };
}

const failed = <Text>(state: MailRequestState<Text>, message: Text): MailRequestState<Text> => ({
  ...state,
  busy: false,
  error: { field: 'email', message },
});
