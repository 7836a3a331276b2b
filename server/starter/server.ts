/* Every call of login-portal, on better-auth. README.md describes the settings. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { app } from './app.ts';
import { checkVersion } from './database.ts';
import { checkEngines } from './engine.ts';
import { log } from './log.ts';
import { closeMails } from './mails.ts';
import { config, db, engines, stop } from './services.ts';
import { startTasks } from './tasks.ts';

const TIMES = {
  // Other applications on the domain may set large cookies.
  maxHeaderSize: 65_536,
  // A client that sends nothing is disconnected.
  ...{ headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  // Longer than a load balancer keeps a connection: a POST on one that is just closing is lost.
  keepAliveTimeout: 75_000,
};
/** Milliseconds for the calls that are running. */
const LAST_CALLS = 5_000;

try {
  await checkVersion(db);
  await checkEngines(engines);
} catch (error) {
  stop(error);
}

const server = createAdaptorServer({ fetch: app.fetch, serverOptions: TIMES }) as Server;
server.on('error', stop);
server.listen(config.port, config.host, () => log('listening', { port: config.port, origin: config.origin }));
const stopTasks = startTasks();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    log('stopping');
    setTimeout(() => server.closeAllConnections(), LAST_CALLS).unref();
    server.close(async () => {
      await stopTasks();
      closeMails();
      await db.destroy();
    });
  });
// The program that reads the output may end. The server goes on, because people must be able to sign in.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
