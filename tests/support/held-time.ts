/* Pauses of a page that pass when a test says so; shorter and longer ones pass by themselves. */

const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;

/** From how many to how many milliseconds a pause is held. */
const HELD = [50, 1_000] as const;

/** Holds the pauses that begin from now on; the function it returns lets so many milliseconds pass. */
export function holdTime(): (milliseconds: number) => void {
  let now = 0;
  let next = -1;
  const waiting = new Map<number, { due: number; act: () => void }>();
  window.setTimeout = ((act: () => void, milliseconds = 0) => {
    if (milliseconds < HELD[0] || milliseconds > HELD[1]) return realSetTimeout(act, milliseconds);
    waiting.set(next, { due: now + milliseconds, act });
    return next--;
  }) as typeof setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (!waiting.delete(id ?? 0)) realClearTimeout(id);
  }) as typeof clearTimeout;
  return (milliseconds) => {
    now += milliseconds;
    for (const [id, { due, act }] of [...waiting])
      if (due <= now) {
        waiting.delete(id);
        act();
      }
  };
}

afterEach(() => {
  window.setTimeout = realSetTimeout;
  window.clearTimeout = realClearTimeout;
});
