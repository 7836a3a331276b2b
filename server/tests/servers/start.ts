/*
 * The servers that adopters copy: the one in server/examples/ and the reference backend. All trust one proxy, so that a test can
 * choose the address of the client.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../tests/support/free-port.ts';
import { stopGroup } from '../../../tests/support/stop-group.ts';
import { startServer } from '../../reference/server.ts';

export const SERVER_NAMES = ['express', 'reference'] as const;

export type ServerName = (typeof SERVER_NAMES)[number];

export interface TestedServer {
  readonly name: ServerName;
  readonly url: string;
  readonly port: number;
  /** The tokens of the links that were sent to an address, oldest first. */
  tokens(email: string): string[];
  close(): Promise<void>;
}

/** `origin` is the address of a web server in front of it. */
export async function startTestedServer(name: ServerName, origin?: string): Promise<TestedServer> {
  const port = await freePort();
  const place = { port, origin: origin ?? `http://localhost:${port}` };
  return name === 'express' ? startExpress(place) : startReference(place);
}

interface Place {
  readonly port: number;
  readonly origin: string;
}

async function startReference({ port, origin }: Place): Promise<TestedServer> {
  const server = await startServer({
    port,
    origin,
    proxies: 1,
    members: { defaultregistration: true },
    // As in Express, so that a hash takes some time.
    passwordCost: 2 ** 14,
    dist: '/nowhere',
  });
  // A mail about a new password has a link without a token.
  const tokens = (email: string) =>
    server.outbox.list(email).flatMap(({ links }) => links.filter(hasToken).map(tokenOf));
  return {
    name: 'reference',
    url: `http://localhost:${port}`,
    port,
    tokens: (email) => tokens(email).reverse(),
    close: server.close,
  };
}

async function startExpress({ port, origin }: Place): Promise<TestedServer> {
  const env = { ...process.env, PORT: String(port), ORIGIN: origin, PROXIES: '1' };
  const cwd = 'server/examples/express';
  const server = spawn(process.execPath, ['server.js'], { cwd, env, detached: true });
  // Apart, because a part of a line of one stream can arrive within a line of the other.
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    server[name].on('data', (text) => {
      texts[name] += text;
    });
  await listening(server, () => `${texts.stdout}\n${texts.stderr}`);
  return {
    name: 'express',
    url: `http://localhost:${port}`,
    port,
    tokens: (email) =>
      [...texts.stdout.matchAll(/^To (.+): (.+)$/gm)].flatMap(([, to, link = '']) =>
        to === email && hasToken(link) ? [tokenOf(link)] : [],
      ),
    async close() {
      const stopped = once(server, 'exit');
      stopGroup(server);
      await stopped;
    },
  };
}

const hasToken = (link: string) => link.includes('/login/token/');
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

async function listening(server: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('Listening')) {
    if (server.exitCode !== null) throw new Error(output());
    const streams = [server.stdout, server.stderr] as NodeJS.ReadableStream[];
    await Promise.race([...streams.map((stream) => once(stream, 'data')), once(server, 'exit')]);
  }
}
