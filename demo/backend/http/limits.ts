import type { Context } from 'hono';
import type { Backend } from '../backend.ts';
import { countAttempt, type Throttle } from '../store/throttle.ts';
import { clientOf } from './client.ts';
import { comeBackLater } from './refusal.ts';

/** Counts a request of a client for one purpose, and refuses it when there were too many. */
export function limitClient(c: Context, backend: Backend, throttle: Throttle): void {
  const pause = countAttempt(backend, throttle, clientOf(c, backend));
  if (pause > 0) throw comeBackLater('Too many requests came from here.', pause);
}
