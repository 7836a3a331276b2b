/* Starts server/starter/ in processes of its own, with a database and a mail server. A test of Vitest takes starter.ts instead. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../../tests/support/free-port.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const CWD = 'server/starter';
const run = promisify(execFile);

export interface Place {
  readonly origin?: string;
  /** The address of a PostgreSQL database. By default, a new file. */
  readonly database?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

export async function startStarter({ origin, database, env: more = {} }: Place = {}) {
  const mails = await startMailServer();
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ PORT: String(port), ORIGIN: origin ?? `http://localhost:${port}`, PROXIES: '1' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, SMTP_FROM: 'Tests <tests@example.org>' },
    SECRET_KEY: 'of-the-tests-4f9c27d1b08e63a5-and-no-other',
    DATABASE_URL: database ?? join(mkdtempSync(join(tmpdir(), 'starter-')), 'portal.sqlite'),
    ...more,
  };
  const manage = (...args: string[]) => runManage(env, ...args);
  await manage('migrate');
  const server = await startProcess(env);
  const tokens = (email: string) => tokensOf(mails, email);
  return { ...server, port, url: `http://localhost:${port}`, env, mails, tokens, manage };
}

export type Starter = Awaited<ReturnType<typeof startStarter>>;

/** What a command prints. */
export const runManage = async (env: NodeJS.ProcessEnv, ...args: string[]) =>
  (await run(process.execPath, ['manage.ts', ...args], { cwd: CWD, env })).stdout.trim();

/** One more process on the same database. */
export async function startProcess(env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, ['server.ts'], { cwd: CWD, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  await listening(server, () => output);
  return {
    process: server,
    output: () => output,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      const stopped = once(server, 'exit');
      if (server.kill(signal)) await stopped;
      return server.exitCode;
    },
  };
}

async function listening(server: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('"listening"')) {
    if (server.exitCode !== null) throw new Error(output());
    const streams = [server.stdout, server.stderr] as NodeJS.ReadableStream[];
    await Promise.race([...streams.map((stream) => once(stream, 'data')), once(server, 'exit')]);
  }
}

/** Adds accounts of members with a password, without an email. */
export async function addMembers({ env }: Starter, count: number, pass: string): Promise<string[]> {
  const script = `
    import { addAccount, storeOf } from './accounts.ts';
    import { passwordHashes } from './hashes.ts';
    import { db } from './services.ts';
    const store = await storeOf('member');
    const password = await passwordHashes.hash(process.argv[1]);
    for (let number = 0; number < ${count}; number += 1) {
      const { id } = await addAccount('member', \`many-\${number}@example.org\`);
      await store.createAccount({ userId: id, accountId: id, providerId: 'credential', password });
      await store.updateUser(id, { emailVerified: true });
    }
    await db.destroy();`;
  await run(process.execPath, ['--input-type=module-typescript', '-e', script, pass], { cwd: CWD, env });
  return Array.from({ length: count }, (_, number) => `many-${number}@example.org`);
}

/** Several at a time. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T, index: number) => Promise<void>,
) {
  const left = [...items.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** The tokens of the links that were sent to an address, oldest first. */
export const tokensOf = (mails: MailServer, email: string) =>
  mails
    .list(email)
    .flatMap(({ text }) => [...text.matchAll(/\/login\/token\/([\w-]+)/g)].map(([, token = '']) => token));
