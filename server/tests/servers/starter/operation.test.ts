/* What the operators of others have met: settings, encryption, backups, ports and CDNs. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';
import { folderWith } from '../../reference/support.ts';
import { isMet } from '../raw.ts';
import { createVisitor, signIn } from '../visitor.ts';
import { startMailServer } from './mail-server.ts';
import { addMembers } from './processes.ts';
import { startProcess, startStarter } from './starter.ts';

const PASSWORD = 'Velvet-Harbour-92';

test('a setting can have the quotes of an env file', async () => {
  const server = await startStarter({ env: { SMTP_FROM: '"Acme <tests@example.org>"' } });
  const [email = ''] = await addMembers(server, 1, PASSWORD);
  await createVisitor(server).post('/api/v1/login/forgotpw', { email });
  await isMet(() => server.mails.list(email).length > 0, 10);
  expect(server.mails.list(email)).toHaveLength(1);
});

test('an email goes to another machine only if its way is encrypted', async () => {
  const port = await freePort();
  // An address of this machine that does not look like one.
  const address = (more: string) => ({ SMTP_URL: `smtp://[::ffff:127.0.0.1]:${port}${more}` });
  const server = await startStarter({ env: address('') });
  const [email = ''] = await addMembers(server, 1, PASSWORD);
  const mails = await startMailServer(port);
  await createVisitor(server).post('/api/v1/login/forgotpw', { email });
  await isMet(() => server.output().includes('task failed'), 10);
  expect(server.output()).toMatch(/"task failed".*"reason":"ETLS"/);
  expect(mails.list(email)).toEqual([]);
  await server.stop();
  const other = await startProcess({ ...server.env, ...address('?requireTLS=false') });
  await isMet(() => mails.list(email).length > 0, 20);
  expect(mails.list(email)).toHaveLength(1);
  await other.stop();
  await mails.close();
});

test('a backup of a database that is in use has what was written last', async () => {
  const server = await startStarter();
  const [email = ''] = await addMembers(server, 1, PASSWORD);
  const backup = join(mkdtempSync(join(tmpdir(), 'starter-')), 'portal.sqlite');
  await server.manage('backup', backup);
  const restored = await startStarter({ database: backup });
  expect((await signIn(createVisitor(restored), { email, pass: PASSWORD })).http).toBe(200);
});

test('two servers on one host, with other ports, have sessions of their own', async () => {
  const servers = [await startStarter(), await startStarter()];
  const names = [];
  for (const server of servers) {
    const [email = ''] = await addMembers(server, 1, PASSWORD);
    const { headers } = await signIn(createVisitor(server), { email, pass: PASSWORD });
    names.push(
      headers
        .getSetCookie()
        .find((line) => /\.member=/.test(line))
        ?.split('=')[0],
    );
  }
  expect(names[0]).toMatch(/^portal\d+\.member$/);
  expect(names[0]).not.toBe(names[1]);
});

test('a CDN keeps no answer for a file that is missing while a new build is copied', async () => {
  const PORTAL = folderWith({ 'index.html': '', 'csp.json': '{"page":{}}' });
  const server = await startStarter({ env: { PORTAL } });
  for (const file of ['assets/new-1a2b3c4d.js', 'themes/new.css', 'portal-9.9.9.min.js']) {
    const { status, headers } = await fetch(`${server.url}/login/${file}`);
    expect([status, headers.get('Cache-Control')], file).toEqual([404, 'no-store']);
  }
});

test('an origin can be written with a slash at the end, capitals and its usual port', async () => {
  const server = await startStarter({
    env: { ORIGIN: 'https://Login.Example.org:443/', ALLOWED_ORIGINS: 'https://WWW.example.org/' },
  });
  expect(await server.manage('member', 'mara@example.org')).toMatch(
    /^https:\/\/login\.example\.org\/login\/token\//,
  );
  const Origin = 'https://www.example.org';
  const { headers } = await fetch(`${server.url}/api/v1/settings/config`, { headers: { Origin } });
  expect(headers.get('Access-Control-Allow-Origin')).toBe(Origin);
});

test('the mail server gets the name of the host, and not that of a container', async () => {
  const server = await startStarter({ env: { ORIGIN: 'https://login.example.org' } });
  const [email = ''] = await addMembers(server, 1, PASSWORD);
  await createVisitor(server).post('/api/v1/login/forgotpw', { email });
  await isMet(() => server.mails.list(email).length > 0, 10);
  expect(server.mails.clients).toEqual(['login.example.org']);
});

test('a server whose terminal is closed ends as after SIGTERM', async () => {
  const server = await startStarter();
  expect(await server.stop('SIGHUP')).toBe(0);
});

test('a file that a CDN keeps has no cookie, and the page has one', async () => {
  const PORTAL = folderWith({
    'index.html': '',
    'csp.json': '{"page":{}}',
    'portal.js': '',
    'assets/app-1a2b3c4d.js': '',
  });
  const server = await startStarter({ env: { PORTAL } });
  const cookies = async (path: string) =>
    (await fetch(`${server.url}/login/${path}`)).headers.getSetCookie().length;
  expect(await Promise.all(['assets/app-1a2b3c4d.js', 'portal.js', ''].map(cookies))).toEqual([0, 0, 1]);
});

test('the log says once that a server does not know of its proxy', async () => {
  const server = await startStarter({ env: { PROXIES: '0' } });
  for (const email of ['a@example.org', 'b@example.org'])
    await createVisitor(server).post('/api/v1/login/forgotpw', { email });
  expect(server.output().match(/"PROXIES is wrong.*"proxies":0,"forwarded":1/g)).toHaveLength(1);
});
