/*
 * The servers that adopters copy: the starting points in examples/servers/ and the reference backend. All trust one proxy, so
 * that a test can choose the address of the client.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../demo/backend/server.ts';
import { findPython, missingSoftware } from '../../scripts/setup/software.mjs';
import { freePort } from '../support/free-port.ts';
import { stopGroup } from '../support/stop-group.ts';

type Command = readonly [program: string, ...parameters: string[]];

interface Skeleton {
  build?(folder: string): Command;
  start(folder: string, port: number): Command;
  readonly environment?: (folder: string) => Record<string, string>;
  /** It needs a web server in front, which reads requests and disconnects clients. */
  readonly isBehindServer?: boolean;
}

const SKELETONS = {
  express: { start: () => [process.execPath, 'server.js'] },
  python: { start: () => [findPython() ?? 'python3', '-B', 'server.py'] },
  go: {
    build: (folder) => ['go', 'build', '-o', join(folder, 'server')],
    start: (folder) => [join(folder, 'server')],
  },
  php: {
    start: (_, port) => ['php', '-S', `localhost:${port}`, 'index.php'],
    environment: (folder) => ({ PHP_CLI_SERVER_WORKERS: '8', DATABASE: join(folder, 'portal.sqlite') }),
    isBehindServer: true,
  },
} satisfies Record<string, Skeleton>;

export type SkeletonName = keyof typeof SKELETONS;
export type ServerName = SkeletonName | 'reference';

export const SERVER_NAMES: readonly ServerName[] = [
  ...(Object.keys(SKELETONS) as SkeletonName[]),
  'reference',
];

/** Why a server cannot run here; `undefined` if it can. */
export function missingServer(name: ServerName): string | undefined {
  return name === 'express' || name === 'reference' ? undefined : missingSoftware(name);
}

/** Whether the server alone reads requests, so that it has to refuse bad ones. */
export const readsRequests = (name: ServerName): boolean =>
  name === 'reference' || !(SKELETONS[name] as Skeleton).isBehindServer;

export interface TestedServer {
  readonly name: ServerName;
  readonly url: string;
  readonly port: number;
  /** What it has written. */
  output(): string;
  /** The tokens of the links that were sent to an address, oldest first. */
  tokens(email: string): string[];
  close(): Promise<void>;
}

/** `origin` is the address of a web server in front of it. */
export async function startTestedServer(name: ServerName, origin?: string): Promise<TestedServer> {
  const port = await freePort();
  const place = { port, origin: origin ?? `http://localhost:${port}` };
  return name === 'reference' ? startReference(place) : startSkeleton(name, place);
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
    // As in the starting points, so that a hash takes some time.
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
    output: () => '',
    tokens: (email) => tokens(email).reverse(),
    close: server.close,
  };
}

async function startSkeleton(name: SkeletonName, { port, origin }: Place): Promise<TestedServer> {
  const cwd = `examples/servers/${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const skeleton: Skeleton = SKELETONS[name];
  if (skeleton.build) run(skeleton.build(folder), cwd);
  const [program, ...parameters] = skeleton.start(folder, port);
  const env = {
    ...process.env,
    PORT: String(port),
    ORIGIN: origin,
    PROXIES: '1',
    ...skeleton.environment?.(folder),
  };
  const server = spawn(program, parameters, { cwd, env, detached: true });
  // Apart, because a part of a line of one stream can arrive within a line of the other.
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    server[name].on('data', (text) => {
      texts[name] += text;
    });
  const output = () => `${texts.stdout}\n${texts.stderr}`;
  await listening(server, output);
  return {
    name,
    url: `http://localhost:${port}`,
    port,
    output,
    tokens: (email) =>
      [...output().matchAll(/^To (.+): (.+)$/gm)].flatMap(([, to, link = '']) =>
        to === email && hasToken(link) ? [tokenOf(link)] : [],
      ),
    async close() {
      const stopped = once(server, 'exit');
      stopGroup(server);
      await stopped;
      rmSync(folder, { recursive: true });
    },
  };
}

const hasToken = (link: string) => link.includes('/login/token/');
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

function run([program, ...parameters]: Command, cwd: string): void {
  const { status, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

async function listening(server: ChildProcess, output: () => string): Promise<void> {
  while (!/Listening|Development Server .* started/.test(output())) {
    if (server.exitCode !== null) throw new Error(output());
    const streams = [server.stdout, server.stderr] as NodeJS.ReadableStream[];
    await Promise.race([...streams.map((stream) => once(stream, 'data')), once(server, 'exit')]);
  }
}
