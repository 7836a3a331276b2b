import { resolve } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { readPort, readSmtpUrl } from './environment.ts';
import { runUntilStopped } from './run-until-stopped.ts';
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
  console.log(
    startupMessage(server.url, { isPublic: server.isPublic, host: HOST, sendsMail: smtpUrl !== undefined }),
  );
  runUntilStopped(server, fail);
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
