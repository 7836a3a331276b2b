import type { Context } from 'hono';
import type { Backend } from '../backend.ts';
import { type Client, countAttempt, type Limit } from '../store/limits.ts';
import { networksOf } from './client.ts';
import { retryLater } from './http-error.ts';

/** Counts a request of the client and throws if there were too many. Call it when the input has been checked. */
export function rateLimit(
  c: Context,
  backend: Backend,
  limit: Limit,
  client: Client = networksOf(c, backend),
  subject = '',
): void {
  const pause = countAttempt(backend, limit, subject, client);
  if (pause > 0) throw retryLater('Too many requests came from here.', pause);
}
