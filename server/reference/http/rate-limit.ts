import type { Context } from 'hono';
import type { Backend } from '../backend.ts';
import { countAttempt, type Throttle } from '../store/throttle.ts';
import { clientOf } from './client.ts';
import { retryLater } from './http-error.ts';

/** Counts a request of the client and throws if there were too many. */
export function rateLimit(c: Context, backend: Backend, throttle: Throttle): void {
  const pause = countAttempt(backend, throttle, clientOf(c, backend));
  if (pause > 0) throw retryLater('Too many requests came from here.', pause);
}
