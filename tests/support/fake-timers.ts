/* Fake timers for delays of 50 ms and more; shorter ones pass in real time. */

const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;

const SHORTEST = 50;

/** Fakes the timers that start from now on; the returned function advances them. */
export function useFakeTimers(): (milliseconds: number) => void {
  let now = 0;
  // Real ids are positive.
  let nextId = -1;
  const timers = new Map<number, { due: number; callback: () => void }>();
  window.setTimeout = ((callback: () => void, delay = 0) => {
    if (delay < SHORTEST) return realSetTimeout(callback, delay);
    timers.set(nextId, { due: now + delay, callback });
    return nextId--;
  }) as typeof setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (!timers.delete(id ?? 0)) realClearTimeout(id);
  }) as typeof clearTimeout;
  return (milliseconds) => {
    now += milliseconds;
    for (const [id, { due, callback }] of [...timers])
      if (due <= now) {
        timers.delete(id);
        callback();
      }
  };
}

afterEach(() => {
  window.setTimeout = realSetTimeout;
  window.clearTimeout = realClearTimeout;
});
