/* What the starter does with what fails around it, and with what nobody should send. */
import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isMet } from '../raw.ts';
import { createVisitor, requestToken, reset, signIn } from '../visitor.ts';
import { startMailServer } from './mail-server.ts';
import { addMembers, tokensOf } from './processes.ts';
import { startStarter } from './starter.ts';

const run = promisify(execFile);
const PASSWORD = 'Velvet-Harbour-92';

test('while the mail server is down, answers are the same, and the email is sent later', {
  timeout: 120_000,
}, async () => {
  const server = await startStarter();
  const [email = ''] = await addMembers(server, 1, PASSWORD);
  await server.mails.close();
  const ask = (to: string) => createVisitor(server).post('/api/v1/login/forgotpw', { email: to });
  const [known, unknown] = [await ask(email), await ask('nobody@example.org')];
  expect([known.http, known.text]).toEqual([unknown.http, unknown.text]);
  await isMet(() => server.output().includes('task failed'), 10);
  expect(server.output()).toMatch(/"event":"task failed","task":"link","tries":1,"reason":/);
  expect(server.output()).not.toContain(email);
  const mails = await startMailServer(server.mails.port);
  await isMet(() => mails.list(email).length > 0, 60);
  const [token = ''] = tokensOf(mails, email);
  expect((await reset(createVisitor(server), token, 'Copper-Meadow-58')).http).toBe(200);
  await server.stop();
  await mails.close();
});

test('a full disk refuses what cannot be stored, and the server goes on', async () => {
  const server = await startStarter();
  // Bytes that a file of the process may have.
  const limitFiles = (size: string) =>
    run('prlimit', ['--pid', String(server.process.pid), `--fsize=${size}:unlimited`]);
  await limitFiles('1');
  const health = async () => (await fetch(`${server.url}/health`)).status;
  expect(await health()).toBe(500);
  const form = {
    firstname: 'A',
    lastname: 'B',
    agreeTC: true,
    regType: 'default',
    email: 'full@example.org',
  };
  const register = () => createVisitor(server).post('/api/v1/members/registration', form);
  expect(await register()).toMatchObject({
    http: 500,
    status: 'ERROR',
    data: expect.stringContaining('our side'),
  });
  await limitFiles('unlimited');
  expect([await health(), (await register()).http]).toEqual([200, 200]);
});

test('a clock that was set back makes nobody wait for longer', async () => {
  const server = await startStarter();
  const [email = ''] = await addMembers(server, 1, PASSWORD);
  const visitor = createVisitor(server);
  for (let tries = 0; tries < 6; tries += 1) await signIn(visitor, { email, pass: 'not-the-password' });
  expect((await signIn(visitor, { email, pass: PASSWORD })).http).toBe(429);
  const file = new DatabaseSync(String(server.env.DATABASE_URL));
  // As if the tries were made a day later.
  file.exec('UPDATE attempt SET ends = ends + 86400000');
  expect((await signIn(visitor, { email, pass: PASSWORD })).http).toBe(200);
  file.exec(
    'INSERT INTO task VALUES (\'late\', \'notice\', \'{"email":"late@example.org","notice":"changed"}\', 9e15, 0)',
  );
  file.close();
  await isMet(() => server.mails.list('late@example.org').length > 0, 10);
  expect(server.mails.list('late@example.org')).toHaveLength(1);
});

test('an admin and a member with one address have a password each, and one email has a link for each', async () => {
  const server = await startStarter();
  const visitor = createVisitor(server);
  const email = 'both@example.org';
  for (const kind of ['admin', 'member']) {
    const token = (await server.manage(kind, email)).split('/').at(-1) ?? '';
    // The second link would end with the first password, so each is used at once.
    expect((await reset(visitor, token, `${PASSWORD}-${kind}`)).http).toBe(200);
  }
  expect(await visitor.post('/api/v1/login', { email })).toMatchObject({ data: { action: 'choice' } });
  const as = async (kind: string, of: string) =>
    (await createVisitor(server).post(`/api/v1/login/${kind}`, { email, pass: `${PASSWORD}-${of}` })).http;
  expect([await as('user', 'admin'), await as('member', 'member')]).toEqual([200, 200]);
  expect([await as('user', 'member'), await as('member', 'admin')]).toEqual([401, 401]);
  await requestToken(server, visitor, '/api/v1/login/forgotpw', { email });
  const tokens = server.tokens(email);
  expect(tokens).toHaveLength(2);
  // Both passwords can be set with the links of one email.
  for (const token of tokens) expect((await reset(visitor, token, 'Copper-Meadow-58')).http).toBe(200);
});

test('the log has no secrets', async () => {
  const server = await startStarter();
  const visitor = createVisitor(server);
  const token = (await server.manage('admin', 'ada@example.org')).split('/').at(-1) ?? '';
  expect((await reset(visitor, token, PASSWORD)).http).toBe(200);
  expect((await visitor.post('/api/v1/login/user', { email: 'ada@example.org', pass: PASSWORD })).http).toBe(
    200,
  );
  expect(await server.stop()).toBe(0);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ event }) => event)).toEqual(['listening', 'password changed', 'signed in', 'stopping']);
  for (const secret of [token, PASSWORD, 'ada@example.org', String(server.env.SECRET_KEY)])
    expect(server.output()).not.toContain(secret);
});
