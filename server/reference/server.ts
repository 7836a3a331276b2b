import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import type { Configuration } from './configuration.ts';
import { validateExposure } from './exposure.ts';
import { listen } from './listen.ts';
import type { LogEntry } from './log-entry.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { EVERYWHERE } from './startup-message.ts';
import { openDatabase } from './store/database.ts';

/** Answers a request. `env` has the connection. */
export type Handler = (request: Request, env: unknown) => Response | Promise<Response>;

export interface ServerOptions extends Configuration {
  /** The default 0 selects a free port. */
  readonly port?: number;
  readonly host?: string | undefined;
  /** A file, or ':memory:' (the default). */
  readonly database?: string;
  readonly dist?: string;
  readonly now?: () => number;
  readonly smtpUrl?: string | undefined;
  /** The sender of emails. Mail servers refuse one that is not theirs. */
  readonly smtpFrom?: string | undefined;
  readonly log?: (entry: LogEntry) => void;
  /** Sees every request and answer, and can change both. */
  readonly wrap?: (handler: Handler) => Handler;
}

export interface RunningServer {
  readonly url: string;
  readonly outbox: Outbox;
  readonly isPublic: boolean;
  /** Resolves when every background task has finished, for example when all mails are sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Not localhost, which can be ::1: the configurations of examples/hosting/ connect to this address. */
export const LOOPBACK = '127.0.0.1';

const LIMITS = {
  // Bytes. Other applications on the domain may set large cookies.
  maxHeaderSize: 65_536,
  // A client that sends nothing is disconnected.
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a load balancer keeps a connection: a POST on one that is just closing is lost.
  keepAliveTimeout: 75_000,
};

/** Milliseconds for the calls in progress when the server is closed. */
const GRACE = 3_000;

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 0, host = LOOPBACK, now = Date.now, wrap = (handler) => handler } = options;
  const isPublic = validateExposure({ ...options, host });
  const database = openDatabase(options.database, options.passwordCost);
  const outbox = createOutbox({ ...options, database, now, keepsMails: !isPublic });
  const backgroundTasks = createBackgroundTasks();
  // The app needs the port for links in mails, and the port is only known once the server listens.
  const handler: Handler = (request, env) => app.fetch(request, env as Parameters<typeof app.fetch>[1]);
  const server = createAdaptorServer({ fetch: wrap(handler), serverOptions: LIMITS }) as Server;
  try {
    await listen(server, port, host);
  } catch (error) {
    database.close();
    throw error;
  }
  const url = options.origin ?? `http://${addressable(host)}:${listeningPort(server)}`;
  const app = createApp({ ...options, database, outbox, backgroundTasks, now, isPublic, origin: url });
  return {
    url,
    outbox,
    isPublic,
    settled: backgroundTasks.settled,
    async close() {
      server.close();
      const timer = setTimeout(() => server.closeAllConnections(), GRACE);
      await once(server, 'close');
      clearTimeout(timer);
      await backgroundTasks.settled();
      database.close();
    },
  };
}

function listeningPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** An address has no passkeys. */
function addressable(host: string): string {
  if ([...EVERYWHERE, LOOPBACK].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
