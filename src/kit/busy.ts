/** Milliseconds until a spinner says that a request is running, so that a fast answer shows nothing. */
export const BUSY_DELAY = 250;

/** Milliseconds that a spinner stays, so that it does not flash. */
const BUSY_TIME = 350;

/** The milliseconds that an answer waits for the spinner. */
export function untilCalm(started: number): number {
  const elapsed = performance.now() - started;
  const left = BUSY_DELAY + BUSY_TIME - elapsed;
  return elapsed > BUSY_DELAY ? Math.max(0, left) : 0;
}
