import { resolve } from 'node:path';
import { banner } from './banner.ts';
import { readConfiguration } from './configuration.ts';
import { startServer } from './server.ts';

const { PORT = '8080', HOST = 'localhost', DATABASE, SMTP_URL } = process.env;

try {
  const server = await startServer({
    port: readPort(PORT),
    host: HOST,
    database: DATABASE ?? resolve(import.meta.dirname, 'data/portal.sqlite'),
    smtpUrl: readSmtpUrl(SMTP_URL),
    ...readConfiguration(process.env),
  });
  console.log(banner(server.url));
  const stop = () => {
    // A second signal, while connections still close, ends the process in the usual way.
    server.close().catch(fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error);
}

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text || /^smtps?:\/\//.test(text)) return text;
  throw new Error('SMTP_URL must look like smtp://name:password@mail.example.org:587.');
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
