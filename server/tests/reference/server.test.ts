import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type SeededPerson, seededPeople } from '../../reference/seeds/people.ts';
import { type SeededVoucher, seededVouchers } from '../../reference/seeds/vouchers.ts';
import { type ServerOptions, startServer } from '../../reference/server.ts';
import { startupMessage } from '../../reference/startup-message.ts';
import { openDatabase } from '../../reference/store/database.ts';
import { emailOf, LOW_COST, temporaryFolder } from './support.ts';

async function withServer<T>(
  options: ServerOptions,
  use: (url: string, links: () => Promise<string[]>) => Promise<T>,
): Promise<T> {
  const server = await startServer({ passwordCost: LOW_COST, ...options });
  try {
    return await use(server.url, async () => {
      await server.settled();
      return server.outbox.list().flatMap((mail) => mail.links);
    });
  } finally {
    await server.close();
  }
}

async function requestLink(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/login/forgotpw`, {
    method: 'POST',
    body: JSON.stringify({ email: emailOf('both') }),
    headers: { 'Content-Type': 'application/json', Cookie: 'XSRF-TOKEN=t', 'X-XSRF-TOKEN': 't' },
  });
  // A connection with an unread answer stays open for some seconds when its server ends.
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'OK' }]);
}

test('large cookies of other applications on the domain do not matter', async () => {
  await withServer({}, async (url) => {
    const headers = { Cookie: `other=${'x'.repeat(30_000)}` };
    const answer = await fetch(`${url}/api/v1/settings/config`, { headers });
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'OK' }]);
  });
});

test('the server goes on when nobody reads its log any more', async () => {
  const server = spawn(process.execPath, ['server/reference/main.ts'], {
    env: { ...process.env, PORT: '0', DATABASE: ':memory:' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [started] = await once(server.stdout, 'data');
  const [url] = /http:\S+\d/.exec(String(started)) ?? [];
  server.stdout.destroy();
  // Each link is a line of the log.
  for (let link = 1; link <= 3; link += 1) await requestLink(url ?? '');
  server.kill();
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('a call in progress is answered before the server ends', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const server = await startServer({
    passwordCost: LOW_COST,
    wrap: (handler) => async (request, env) => {
      start();
      await new Promise((resume) => setTimeout(resume, 100));
      return handler(request, env);
    },
  });
  // A connection that can be used again would stay open for some seconds.
  const headers = { Connection: 'close' };
  const answer = fetch(`${server.url}/api/v1/settings/config`, { headers }).then((response) =>
    response.json(),
  );
  await started;
  await server.close();
  expect(await answer).toMatchObject({ status: 'OK' });
});

test('a mail has the sender of the operator, and a refused one is logged without the address of the person', async () => {
  const commands: string[] = [];
  // Accepts the sender and refuses every recipient.
  const smtp = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', (data) => {
      commands.push(`${data}`.trim());
      socket.write(`${data}`.startsWith('RCPT') ? '550 No such user\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { port } = smtp.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  await withServer({ smtpUrl, smtpFrom: 'Acme <login@acme.example>', allowPublic: true }, async (url) => {
    await requestLink(url);
    await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
  });
  smtp.close();
  expect(commands).toContain('MAIL FROM:<login@acme.example>');
  expect(logged.mock.calls).toEqual([
    [expect.any(String), expect.objectContaining({ command: 'RCPT TO', responseCode: 550 })],
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('@');
});

test('the database survives a restart', async () => {
  const database = join(temporaryFolder(), 'new', 'folder', 'portal.sqlite');
  const mailed = await withServer({ database }, async (url, links) => {
    await requestLink(url);
    return links();
  });
  expect(existsSync(database)).toBe(true);
  await withServer({ database }, async (url, links) => {
    expect(await links()).toEqual(mailed);
    const token = mailed[0]?.split('/').at(-1);
    expect(await (await fetch(`${url}/api/v1/token/${token}`)).json()).toMatchObject({
      status: 'OK',
      data: { type: 'forgotpw', target: 'user' },
    });
  });
});

test('a port in use causes a one-line error', async () => {
  await withServer({}, async (url) => {
    const port = Number(new URL(url).port);
    await expect(startServer({ port, passwordCost: LOW_COST })).rejects.toThrow(
      `Port ${port} is in use. Choose another, such as ${port + 1}.`,
    );
  });
});

test('a database of another version is refused with instructions', () => {
  const file = join(temporaryFolder(), 'portal.sqlite');
  const database = openDatabase(file, LOW_COST);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openDatabase(file, LOW_COST)).toThrow('Delete it and start again.');
});

test('the startup message lists the pages, the seeded people and the vouchers', () => {
  const url = 'http://localhost:8080';
  const text = startupMessage(url);
  for (const path of ['/login/', '/demo.html', '/outbox']) expect(text).toContain(url + path);
  expect(startupMessage(url, { host: '0.0.0.0' })).toContain(`Emails link to ${url}, or to ORIGIN.`);
  // The package, with the mock, does not contain it.
  expect(startupMessage(url, { hasDemo: false })).not.toContain('demo.html');
  const people: readonly SeededPerson[] = seededPeople;
  for (const { email, password, situation } of people) {
    const line = text.split('\n').find((candidate) => candidate.includes(email));
    expect(line).toContain(password ?? '(none)');
    expect(line).toContain(situation);
  }
  const vouchers: readonly SeededVoucher[] = seededVouchers;
  for (const { code, situation } of vouchers) expect(text).toContain(`  ${code}  ${situation}\n`);
});
