import { resolve } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { readPort, readSmtpUrl } from './environment.ts';
import { startServer } from './server.ts';
import { startupMessage } from './startup-message.ts';

const { PORT = '8080', HOST, DATABASE, SMTP_URL, SMTP_FROM } = process.env;

try {
  const smtpUrl = readSmtpUrl('SMTP_URL', SMTP_URL);
  const server = await startServer({
    port: readPort('PORT', PORT),
    host: HOST,
    database: DATABASE ?? resolve(import.meta.dirname, 'data/portal.sqlite'),
    smtpUrl,
    smtpFrom: SMTP_FROM,
    log: (entry) => console.log(JSON.stringify(entry)),
    ...readConfiguration(process.env),
  });
  console.log(startupMessage(server.url, { isPublic: server.isPublic, sendsMail: smtpUrl !== undefined }));
  const stop = () => {
    // The handlers run once: a second signal ends the process immediately.
    server.close().catch(fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The program that reads the log, such as `head`, may end. The server goes on, because people must be able to sign in.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
