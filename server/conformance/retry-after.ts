import { retryAfter } from '../../src/contract/retry-after.ts';
import type { Visit } from './browser.ts';

/** Seconds: one day. The portal waits no longer. */
const LONGEST = 86_400;

/** The seconds to wait that the portal reads in an answer. */
export const retryAfterOf = ({ headers }: Visit): number | undefined => retryAfter(headers)?.seconds;

/** Why the form cannot say how long to wait. */
export function retryAfterFault(visit: Visit): string | undefined {
  if (!visit.headers.has('Retry-After')) return 'has no Retry-After';
  const seconds = retryAfterOf(visit);
  if (seconds === undefined)
    return 'has a Retry-After that is neither a number of seconds above 0 nor a date in the future';
  return seconds >= LONGEST ? 'has a Retry-After of a day or more' : undefined;
}
