/** Milliseconds. A smaller difference between both clocks is not a correction: browsers round them. */
const TOLERANCE = 200;

/** How far the clock of the computer has been set back since the page was opened. */
let setBack = 0;
let last = { date: Date.now(), steady: performance.now() };

/**
 * The time since 1970 by a clock that is never set back, so that a wait cannot grow. The clock of the browser alone does not do,
 * because in some it stops while the computer sleeps.
 */
export function steadyTime(): number {
  const next = { date: Date.now(), steady: performance.now() };
  const missing = next.steady - last.steady - (next.date - last.date);
  if (missing > TOLERANCE) setBack += missing;
  last = next;
  return next.date + setBack;
}

/** What the clock of the computer shows at a time of {@link steadyTime}. */
export const dateOf = (time: number): number => time - setBack;
