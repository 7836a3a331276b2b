/* Replies with Retry-After, and a clock that tests advance. */
import { type Reply, refused } from './fake-fetch.ts';

const { now } = Date;

export const RETRY_SECONDS = 600;
/** How the interface shows the time. */
export const RETRY_TIME = 'in 10 minutes';

/** A 429 or 503 with `Retry-After`. */
export const retryLater = (status: 429 | 503, message: string | null = null): Reply =>
  refused(message, status, { 'Retry-After': String(RETRY_SECONDS) });

/** Advances `Date.now` until the test ends. */
export function advanceClock(seconds: number): void {
  const before = Date.now;
  Date.now = () => before() + seconds * 1000;
}

afterEach(() => {
  Date.now = now;
});
