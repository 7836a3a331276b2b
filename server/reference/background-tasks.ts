import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { AccessEnded } from './store/access-ended.ts';
import { QueueFull } from './store/passwords.ts';

/** Tasks that run after the response is sent, so that the response time reveals nothing about them. */
export interface BackgroundTasks {
  add(c: Context, task: () => Promise<void> | void): void;
  /** Resolves when every added task has finished. */
  settled(): Promise<void>;
}

export function createBackgroundTasks(): BackgroundTasks {
  const pending = new Set<Promise<void>>();
  return {
    add(c, task) {
      const done = responseSent(c)
        .then(task)
        .catch((error: unknown) => {
          // The account has lost its access since the answer, or a hash can be renewed another time.
          if (!(error instanceof AccessEnded || error instanceof QueueFull)) console.error(error);
        })
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

/** Unit tests call the app without a port, so there is no response to wait for. */
function responseSent(c: Context): Promise<void> {
  const outgoing: ServerResponse | undefined = c.env?.outgoing;
  return new Promise((resolve) => {
    if (outgoing && !outgoing.closed) outgoing.once('close', resolve);
    else setImmediate(resolve);
  });
}
