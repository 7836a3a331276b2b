/** Too many tasks wait already. */
export class QueueFull extends Error {}

/** Runs at most `limit` tasks at the same time. At most `queue` others wait; more are refused. */
export function limitConcurrency(limit: number, queue: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (task) => {
    if (waiting.length >= queue) throw new QueueFull();
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      // The slot goes directly to the next task in the queue.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
