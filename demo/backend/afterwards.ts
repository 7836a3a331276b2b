import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/** Work that waits until the answer is sent: how long an answer takes then says nothing about the work. */
export interface Afterwards {
  add(c: Context, work: () => Promise<void> | void): void;
  /** Everything that was added is done. */
  settled(): Promise<void>;
}

export function createAfterwards(): Afterwards {
  const open = new Set<Promise<void>>();
  return {
    add(c, work) {
      const done = answered(c)
        .then(work)
        .catch((error: unknown) => console.error(error))
        .finally(() => open.delete(done));
      open.add(done);
    },
    async settled() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}

/** Without a port, as in the tests, there is no response to wait for. */
function answered(c: Context): Promise<void> {
  const outgoing: ServerResponse | undefined = c.env?.outgoing;
  return new Promise((resolve) => {
    if (outgoing && !outgoing.closed) outgoing.once('close', resolve);
    else setImmediate(resolve);
  });
}
