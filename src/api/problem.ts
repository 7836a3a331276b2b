import type { Message } from '../i18n/message.ts';

/** Why a call gave no value (specification, section 8; D8, D17). */
export type Problem =
  | { kind: 'unauthorized' }
  | { kind: 'forbidden' }
  /** The server says no in its own words. */
  | { kind: 'refused'; text: string }
  /** Not an answer of the kind section 3 describes. */
  | { kind: 'unexpected' }
  /** No network, no answer within the limit, or nobody waits for it any more. */
  | { kind: 'unreachable' };

/** The words for a problem; found last, so that they are in the language of the view. */
export function problemMessage(problem: Problem): Message {
  switch (problem.kind) {
    case 'unauthorized':
      return "The email address or password isn't right. Please try again.";
    case 'forbidden':
      return 'This account has no access. Please contact whoever invited you.';
    case 'refused':
      return { verbatim: problem.text };
    case 'unexpected':
      return 'Something went wrong on our side. Please try again in a few minutes.';
    case 'unreachable':
      return 'The server cannot be reached. Please check your connection and try again.';
  }
}
