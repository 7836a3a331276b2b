import type { Message, MessageKey } from '../i18n/message.ts';
import type { Pause } from './retry-after.ts';

/**
 * Why a call failed. `call` is its name in api/openapi.yaml, and `reference` the server's name of this request. `wasLost`: the answer
 * to an earlier attempt was lost, and that may have worked.
 */
export type Problem = { call?: string; reference?: string; wasLost?: boolean } & (
  | { kind: 'unauthorized' }
  /** `message` says why, if that is proven (D101). */
  | { kind: 'forbidden'; message?: MessageKey }
  /** Something between the page and the API, such as a firewall or a login wall, has answered in its place (D90). 0 is a redirect. */
  | { kind: 'stopped'; status: number }
  /** The server refuses the request. `text` is its own message (D8). `gone`: another try cannot succeed (410). */
  | { kind: 'refused'; text?: string | undefined; gone?: boolean }
  /** The server cannot handle the request now (429, 5xx). `pause` is its `Retry-After` (D47). */
  | { kind: 'busy'; status: number; text?: string | undefined; pause?: Pause | undefined }
  /** The response is not what the API promises (D17). */
  | { kind: 'unexpected' }
  /** There is no network, the time limit is over, or the request was aborted. */
  | { kind: 'unreachable' }
  /** This code has failed, for example because a library of the page has changed a built-in function. */
  | { kind: 'internal' }
);

/** The error that a form shows for a problem. */
export const problemError = (problem: Problem, message = problemMessage(problem)) => ({
  message: withDetails(message, problem),
  problem,
  retryAt: problem.kind === 'busy' ? problem.pause?.retryAt : undefined,
});

const withDetails = (message: Message, { reference, wasLost }: Problem): Message =>
  reference || wasLost
    ? {
        ...(typeof message === 'string' ? { key: message, parameters: {} } : message),
        reference,
        wasLost,
      }
    : message;

export const FAILED = 'Something went wrong on our side. Please try again in a few minutes.';

/** By status, if nobody says how long to wait. */
const BUSY = new Map<number, MessageKey>([
  [429, 'Too many attempts. Please try again in a few minutes.'],
  [
    503,
    "This service isn't available right now, probably because of maintenance. Please try again in a few minutes.",
  ],
]);

/** Returns the message for a problem. The view translates it. */
export function problemMessage(problem: Problem): Message {
  const serverText = 'text' in problem && problem.text ? { verbatim: problem.text } : undefined;
  switch (problem.kind) {
    case 'unauthorized':
    case 'forbidden':
    case 'refused':
      return (
        serverText ??
        ('message' in problem ? problem.message : undefined) ??
        'This request was refused. Please try again.'
      );
    case 'busy':
      if (!problem.pause) return serverText ?? BUSY.get(problem.status) ?? FAILED;
      return {
        why:
          serverText ??
          (problem.status === 429 ? 'Too many attempts.' : "This service isn't available right now."),
        seconds: problem.pause.seconds,
      };
    case 'stopped':
      return 'Something on the way stopped this. Please reload the page and try again. If it happens again, ask the person who invited you.';
    case 'unexpected':
    case 'internal':
      return FAILED;
    case 'unreachable':
      return 'The server cannot be reached. Please check your connection and try again.';
  }
}
