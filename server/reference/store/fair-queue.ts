/** Too many tasks wait already. */
export class QueueFull extends Error {}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: QueueFull) => void;
}

/**
 * Runs at most `limit` tasks at the same time. The clients take turns, so that one with many tasks delays the others by one. If more
 * than `most` tasks wait, the newest of the client with the most is refused.
 */
export function createFairQueue(limit: number, most: number) {
  /** The client whose turn it is comes first. */
  const clients = new Map<string, Waiting[]>();
  let free = limit;
  let size = 0;

  function enqueue(client: string, task: Waiting): void {
    const own = clients.get(client) ?? [];
    own.push(task);
    clients.set(client, own);
    size += 1;
    if (size <= most) return;
    const longest = [...clients.values()].reduce(
      (one, other) => (other.length > one.length ? other : one),
      own,
    );
    longest.pop()?.refuse(new QueueFull());
    size -= 1;
    if (own.length === 0) clients.delete(client);
  }

  /** The slot goes directly to the next task. */
  function passOn(): void {
    const [turn] = clients;
    if (turn) {
      const [client, [next, ...rest]] = turn;
      clients.delete(client);
      if (rest.length > 0) clients.set(client, rest);
      size -= 1;
      next?.start();
    } else free += 1;
  }

  return async <T>(client: string, task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start, refuse) => enqueue(client, { start, refuse }));
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}
