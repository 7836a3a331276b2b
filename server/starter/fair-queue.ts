/**
 * Runs few tasks at the same time. The clients take turns, so that one with many tasks delays the others by one. If more than `most`
 * tasks wait, the newest of the client with the most is refused.
 */
export function createFairQueue(atOnce: number, most: number, full: () => Error) {
  /** The client whose turn it is comes first. Each resolver gets whether the task may run. */
  const waiting = new Map<string, ((isAllowed: boolean) => void)[]>();
  let free = atOnce;

  function wait(client: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const own = [...(waiting.get(client) ?? []), resolve];
    waiting.set(client, own);
    const all = [...waiting.values()];
    if (all.flat().length > most)
      all.reduce((one, other) => (other.length > one.length ? other : one), own).pop()?.(false);
    return promise;
  }

  function passOn(): void {
    const [turn] = [...waiting].filter(([, tasks]) => tasks.length > 0);
    if (!turn) {
      free += 1;
      return;
    }
    const [client, [next, ...rest]] = turn;
    waiting.delete(client);
    if (rest.length > 0) waiting.set(client, rest);
    next?.(true);
  }

  return async <T>(client: string, task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (!(await wait(client))) throw full();
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}
