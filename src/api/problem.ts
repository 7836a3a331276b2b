import type { Message, Pause } from '../i18n/message.ts';

/** Why a call gave no value (specification, section 8; D8, D17). */
export type Problem =
  | { kind: 'unauthorized' }
  | { kind: 'forbidden' }
  /** The server says no, in its own words if it has any. */
  | { kind: 'refused'; text?: string | undefined }
  /** The server cannot do it just now (429, 5xx), and perhaps says when it can (D47). */
  | { kind: 'busy'; status: number; text?: string | undefined; pause?: Pause | undefined }
  /** Not an answer of the kind section 3 describes. */
  | { kind: 'unexpected' }
  /** No network, no answer within the limit, or nobody waits for it any more. */
  | { kind: 'unreachable' };

const FAILED = 'Something went wrong on our side. Please try again in a few minutes.';

/** The words for a problem; found last, so that they are in the language of the view. */
export function problemMessage(problem: Problem): Message {
  const own = 'text' in problem && problem.text ? { verbatim: problem.text } : undefined;
  switch (problem.kind) {
    case 'unauthorized':
      return "The email address or password isn't right. Please try again.";
    case 'forbidden':
      return 'This account has no access. Please contact whoever invited you.';
    case 'busy':
      if (!problem.pause) return own ?? FAILED;
      return {
        why:
          own ??
          (problem.status === 429 ? 'Too many attempts.' : 'The service is not available at the moment.'),
        ...problem.pause,
      };
    case 'refused':
      return own ?? FAILED;
    case 'unexpected':
      return FAILED;
    case 'unreachable':
      return 'The server cannot be reached. Please check your connection and try again.';
  }
}
