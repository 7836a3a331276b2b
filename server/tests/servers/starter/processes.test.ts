/* What holds if several processes share a database. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';
import { createVisitor, requestToken, reset, signIn } from '../visitor.ts';
import { onPostgres, withDatabases } from './postgres.ts';
import { addMembers, eachOf, runManage } from './processes.ts';
import { startProcess, startStarter } from './starter.ts';

const PASSWORD = 'Velvet-Harbour-92';
const newDatabase = withDatabases();
/** A file is for one process. */
const testTwo = test.skipIf(!onPostgres);

/** Two processes on one database. */
async function startTwo() {
  const first = await startStarter({ database: await newDatabase() });
  const port = await freePort();
  const second = {
    ...(await startProcess({ ...first.env, PORT: String(port) })),
    url: `http://localhost:${port}`,
  };
  return { first, second };
}

testTwo('several processes migrate an empty database at the same time', { timeout: 180_000 }, async () => {
  const { env } = await startStarter({ database: await newDatabase() });
  for (let times = 0; times < 2; times += 1) {
    const DATABASE_URL = await newDatabase();
    const migrate = () => runManage({ ...env, DATABASE_URL }, 'migrate');
    expect(await Promise.all([migrate(), migrate(), migrate()])).toEqual(
      Array(3).fill('The tables are ready.'),
    );
  }
});

testTwo('a user of PostgreSQL needs a schema, and one sentence says so', { timeout: 180_000 }, async () => {
  const { env } = await startStarter({ database: await newDatabase() });
  const database = new URL((await newDatabase()) ?? '');
  const client = new pg.Client(String(database));
  await client.connect();
  await client.query('CREATE USER portal');
  database.username = 'portal';
  const migrate = () => runManage({ ...env, DATABASE_URL: String(database) }, 'migrate');
  await expect(migrate()).rejects.toMatchObject({
    stderr: 'The tables cannot be changed: permission denied for schema public.\n',
  });
  await client.query('CREATE SCHEMA portal AUTHORIZATION portal');
  await client.end();
  expect(await migrate()).toBe('The tables are ready.');
});

testTwo('1,000 people sign in through two processes without an error', { timeout: 900_000 }, async () => {
  const { first, second } = await startTwo();
  const emails = await addMembers(first, 1000, PASSWORD);
  const answers = new Map<number, number>();
  await eachOf(emails, 16, async (email, index) => {
    const { http } = await signIn(createVisitor(index % 2 ? first : second), { email, pass: PASSWORD });
    answers.set(http, (answers.get(http) ?? 0) + 1);
  });
  expect([...answers]).toEqual([[200, 1000]]);
  expect(first.output() + second.output()).not.toContain('"error"');
});

testTwo('limits, sessions and links of one process hold in the other', { timeout: 120_000 }, async () => {
  const { first, second } = await startTwo();
  const [email = ''] = await addMembers(first, 1, PASSWORD);
  const guesses = Array.from({ length: 12 }, (_, number) =>
    signIn(createVisitor(number % 2 ? first : second, '203.0.113.9'), { email, pass: 'not-the-password' }),
  );
  const statuses = (await Promise.all(guesses)).map(({ http }) => http).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);

  const visitor = createVisitor(first);
  const { headers } = await signIn(visitor, { email, pass: PASSWORD });
  const Cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const area = async () =>
    (await fetch(`${second.url}/member`, { headers: { Cookie }, redirect: 'manual' })).text();
  expect(await area()).toContain(email);

  const token = await requestToken(first, visitor, '/api/v1/login/forgotpw', { email });
  const tries = [first, second].map((each, number) =>
    reset(createVisitor(each), token, `Copper-Meadow-${number}`),
  );
  expect((await Promise.all(tries)).map(({ http }) => http).sort()).toEqual([200, 401]);
  expect(await area()).not.toContain(email);
});

testTwo('a server whose connections end while they are used goes on', { timeout: 60_000 }, async () => {
  const database = await newDatabase();
  const server = await startStarter({ database });
  const emails = await addMembers(server, 10, PASSWORD);
  const client = new pg.Client(database);
  await client.connect();
  const signIns = emails.map((email) => signIn(createVisitor(server), { email, pass: PASSWORD }));
  const all = Promise.allSettled(signIns);
  const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()';
  for (let times = 0; times < 100; times += 1) {
    await client.query(`${end} AND datname = current_database()`);
    await wait(10);
  }
  await client.end();
  await all;
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

/** A way to PostgreSQL on which everything can get lost without a word. What was connected then stays so. */
async function startNetwork(to: number) {
  let isLosing = false;
  const network = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    let isLost = false;
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => {});
      from.on('data', (part) => {
        isLost ||= isLosing;
        if (!isLost) other.write(part);
      });
      from.on('close', () => isLost || other.destroy());
    }
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  return {
    port: (network.address() as AddressInfo).port,
    lose(loses: boolean) {
      isLosing = loses;
    },
    close: () => network.close(),
  };
}

testTwo('a database that falls silent makes nobody wait for ever', { timeout: 180_000 }, async () => {
  const database = new URL((await newDatabase()) ?? '');
  const network = await startNetwork(Number(database.port));
  database.port = String(network.port);
  const server = await startStarter({ database: String(database) });
  const health = async () => (await fetch(`${server.url}/health`)).status;
  expect(await health()).toBe(200);
  network.lose(true);
  expect(await Promise.all([health(), health()])).toEqual([500, 500]);
  network.lose(false);
  expect(await health()).toBe(200);
  expect(await server.stop()).toBe(0);
  network.close();
});
