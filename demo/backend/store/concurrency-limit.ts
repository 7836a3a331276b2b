/** Runs at most `limit` tasks at the same time. The others wait in a queue. */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (task) => {
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
