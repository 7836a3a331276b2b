/* PostgreSQL 15 of Debian, with a cluster of its own in a temporary folder. It does not run as root. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

async function ownerOf(folder: string) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number((await run('id', [option, 'postgres'])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error('There is no user "postgres".');
  await chown(folder, uid, gid);
  return { uid, gid };
}

async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'starter-postgres-'));
  const options = { cwd: folder, ...(await ownerOf(folder)) };
  const data = join(folder, 'data');
  await run(`${BIN}/initdb`, ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8'], options);
  const port = String(await freePort());
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(`${BIN}/postgres`, ['-D', data, '-p', port, ...settings], options);
  let output = '';
  server.stderr.on('data', (text) => {
    output += text;
  });
  while (!output.includes('ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(output);
    await Promise.race([once(server.stderr, 'data'), once(server, 'exit')]);
  }
  const address = (name: string) => `postgres://tests@127.0.0.1:${port}/${name}`;
  let databases = 0;
  return {
    /** A new database. */
    async create() {
      databases += 1;
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE portal_${databases}`);
      await client.end();
      return address(`portal_${databases}`);
    },
    async stop() {
      const stopped = once(server, 'exit');
      server.kill('SIGINT');
      await stopped;
    },
  };
}

export const onPostgres = process.env.STARTER_DATABASE === 'postgres';

/** With `STARTER_DATABASE=postgres`, the tests of a file use PostgreSQL, otherwise files. */
export function withDatabases() {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    if (onPostgres) postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  return async () => postgres?.create();
}
