/* Every call of login-portal, on better-auth. README.md describes the settings. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authenticator } from './authenticator.ts';
import { memberCalls } from './calls/members.ts';
import { passkeyCalls } from './calls/passkeys.ts';
import { passwordCalls } from './calls/passwords.ts';
import { signInCalls } from './calls/sign-in.ts';
import { checkTables, writeSomething } from './database.ts';
import { checkEngines } from './engine.ts';
import { Refusal } from './errors.ts';
import { closeMails } from './mails.ts';
import { pages } from './pages.ts';
import { config, database, db, engines, log, stop } from './services.ts';
import { startTasks } from './tasks.ts';
import { type App, antiForgery, crossOrigin, headers, onError } from './web.ts';

const SERVER = {
  // Other applications on the domain may set large cookies.
  maxHeaderSize: 65_536,
  // A client that sends nothing is disconnected.
  ...{ headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  // Longer than a load balancer keeps a connection: a POST on one that is just closing is lost.
  keepAliveTimeout: 75_000,
};
/** Milliseconds for the calls that are running. */
const LAST_CALLS = 5_000;

const tooLarge = () => {
  throw new Refusal(413, 'The request is too large.');
};

const app = new Hono<App>()
  .onError(onError)
  .notFound((c) => c.json({ status: 'ERROR', data: 'There is no such call or page.' }, 404))
  .use(headers)
  .get('/health', async (c) => {
    await writeSomething(database);
    return c.text('OK');
  })
  .use('/api/*', crossOrigin)
  .use(bodyLimit({ maxSize: 16 * 1024, onError: tooLarge }))
  .use(antiForgery)
  .route('/', authenticator)
  .route('/', pages);
for (const calls of [signInCalls, passwordCalls, passkeyCalls, memberCalls]) app.route('/api/v1', calls);

await checkTables(database).catch(stop);
await checkEngines(engines).catch(stop);
const server = createAdaptorServer({ fetch: app.fetch, serverOptions: SERVER }) as Server;
server.on('error', stop);
server.listen(config.port, config.host, () => log('listening', { port: config.port, origin: config.origin }));
const stopTasks = startTasks();

// SIGHUP: the terminal was closed, or a rotation of logs sends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
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
