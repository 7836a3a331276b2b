import { type Problem, problemError } from '../../contract/problem.ts';
import type { FieldError } from '../../form/field-error.ts';
import { stillWrong } from '../../form/still-wrong.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { readEmail } from '../../kit/email.ts';
import type { Crashed, Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { NOTHING_SENT, type SentMailState } from '../../kit/sent-mail.ts';

/** A form that asks for an email address and has a link mailed to it: Forgot Password and the access requests. */
export interface MailRequestState extends SentMailState {
  stage: 'idle' | 'success';
  busy: boolean;
  /** The text of the field. */
  email: string;
  /** Without a field, if the mail was to be sent again. */
  error: FieldError<'email'> | undefined;
}

export type MailRequestEvent =
  | { type: 'typed'; text: string }
  | { type: 'submitted'; email: string }
  | { type: 'sentAgain' }
  | { type: 'answered'; result: Result<unknown, Problem>; time: number }
  /** The person wants to correct the address that the mail was sent to. */
  | { type: 'reopened' }
  | { type: 'restored' }
  | Crashed;

export type MailRequestCommand = { type: 'requestMail'; email: string };

export const initialMailRequest = (email: string): MailRequestState => ({
  stage: 'idle',
  busy: false,
  email,
  sent: { email },
  ...NOTHING_SENT,
  error: undefined,
});

/** Creates the reducer. `missing` is the error for an empty address. A submission clears the previous result. */
export const mailRequestReducer =
  (missing: MessageKey) =>
  (state: MailRequestState, event: MailRequestEvent): Step<MailRequestState, MailRequestCommand> => {
    const check = (text: string) => (readEmail(text) ? undefined : { message: missing });
    switch (event.type) {
      case 'typed':
        return {
          state: {
            ...state,
            email: event.text,
            error: stillWrong(state.error, check, state.email, event.text),
          },
        };
      case 'submitted': {
        if (state.busy) return { state };
        const email = readEmail(event.email);
        const attempt = initialMailRequest(email);
        if (!email) return { state: failed(attempt, { message: missing }) };
        return { state: { ...attempt, busy: true }, command: { type: 'requestMail', email } };
      }
      case 'sentAgain': {
        if (state.busy) return { state };
        return {
          state: { ...state, busy: true, resent: false, error: undefined },
          command: { type: 'requestMail', ...state.sent },
        };
      }
      case 'answered': {
        if (!event.result.ok) return { state: failed(state, problemError(event.result.problem)) };
        const resent = state.stage === 'success';
        return { state: { ...state, busy: false, stage: 'success', sentAt: event.time, resent } };
      }
      case 'crashed':
        return { state: failed(state, problemError({ kind: 'internal' })) };
      case 'reopened':
        return { state: initialMailRequest(state.email) };
      case 'restored':
        // Leaving the page has aborted the request, and some browsers report this failure before they keep the page.
        return { state: { ...state, busy: false, error: undefined } };
    }
  };

const failed = (state: MailRequestState, error: Omit<FieldError, 'field'>): MailRequestState => ({
  ...state,
  busy: false,
  error: { ...error, ...(state.stage === 'idle' && { field: 'email' }) },
});
