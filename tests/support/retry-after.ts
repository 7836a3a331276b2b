/* Replies with Retry-After, and clocks that tests set. */
import { type Reply, refused } from './fake-fetch.ts';

const CLOCKS = [Date, performance];
const real = CLOCKS.map(({ now }) => now);

export const RETRY_SECONDS = 600;
/** How the interface shows the time. */
export const RETRY_TIME = 'in 10 minutes';

/** A 429 or 503 with `Retry-After`. */
export const retryLater = (status: 429 | 503, message: string | null = null): Reply =>
  refused(message, status, { 'Retry-After': String(RETRY_SECONDS) });

function set(clock: { now(): number }, seconds: number): void {
  const before = clock.now.bind(clock);
  clock.now = () => before() + seconds * 1000;
}

/** Lets time pass until the test ends: on the clock of the computer, and on the one that is never set. */
export function advanceClock(seconds: number): void {
  for (const clock of CLOCKS) set(clock, seconds);
}

/** Sets the clock of the computer back until the test ends. */
export const setClockBack = (seconds: number): void => set(Date, -seconds);

afterEach(() => {
  for (const [index, clock] of CLOCKS.entries()) clock.now = real[index] as () => number;
});
