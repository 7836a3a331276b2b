import { expect, test } from 'vitest';
import { validateExposure } from '../../reference/exposure.ts';
import { type ServerOptions, startServer } from '../../reference/server.ts';
import { startupMessage } from '../../reference/startup-message.ts';
import { LOW_COST, setUp } from './support.ts';

test.each([
  [{ host: 'localhost' }],
  [{ host: '127.0.0.1' }],
  [{ host: '127.1.2.3' }],
  [{ host: '::1' }],
  [{ host: 'localhost', origin: 'http://localhost:3000' }],
  [{ host: 'localhost', origin: 'https://portal.localhost' }],
  [{ host: 'localhost', origin: 'https://portal.test:8443' }],
  [{ host: 'localhost', origin: 'http://[::1]:8080' }],
])('%j is only reachable from this machine', (exposure) => {
  expect(validateExposure(exposure)).toBe(false);
  expect(validateExposure({ ...exposure, allowPublic: true })).toBe(false);
});

test.each([
  [{ host: '0.0.0.0' }, 'listen on 0.0.0.0'],
  [{ host: '::' }, 'listen on ::'],
  [{ host: '192.168.1.5' }, 'listen on 192.168.1.5'],
  [{ host: '127.evil.example' }, 'listen on 127.evil.example'],
  [{ host: 'localhost.evil.example' }, 'listen on localhost.evil.example'],
  [{ host: '' }, 'listen on '],
  [{ host: 'localhost', origin: 'https://portal.example.org' }, 'serve https://portal.example.org'],
  [{ host: 'localhost', origin: 'http://localhost.evil.example' }, 'serve http://localhost.evil.example'],
  [{ host: 'localhost', smtpUrl: 'smtp://mail.example.org' }, 'send mails by SMTP'],
])('%j is refused unless ALLOW_PUBLIC is set', (exposure, words) => {
  const refusal = `This is a reference, not a server to deploy, so it does not ${words}`;
  expect(() => validateExposure(exposure)).toThrow(refusal);
  expect(() => validateExposure({ ...exposure, allowPublic: false })).toThrow('unless ALLOW_PUBLIC=1 is set');
  expect(validateExposure({ ...exposure, allowPublic: true })).toBe(true);
});

test.each<[ServerOptions]>([
  [{ host: '0.0.0.0' }],
  [{ origin: 'https://portal.example.org' }],
  [{ smtpUrl: 'smtp://localhost:1' }],
])('a server with %j does not start', async (options) => {
  await expect(startServer({ passwordCost: LOW_COST, ...options })).rejects.toThrow('ALLOW_PUBLIC=1');
});

test('a public server starts with ALLOW_PUBLIC and keeps no mails', async () => {
  const origin = 'https://portal.example.org';
  const server = await startServer({ origin, host: '127.0.0.1', allowPublic: true, passwordCost: LOW_COST });
  expect([server.isPublic, server.url]).toEqual([true, origin]);
  await server.outbox.send({ to: 'a@example.org', subject: 'x', text: 'y' });
  expect(server.outbox.list()).toEqual([]);
  await server.close();
});

test('a public backend has no outbox and no demo login provider', async () => {
  const { request, get, text } = setUp({ isPublic: true });
  for (const path of ['/outbox', '/outbox.json', '/outbox/1', '/campus-id', '/campus-id?state=x']) {
    expect((await request(path)).status).toBe(404);
  }
  const out = await request('/api/v1/auth/sso/Campus%20ID');
  expect(out.headers.get('Location')).toMatch(
    /^\/login\/sso\/error\?message=This%20login%20provider%20is%20not/,
  );
  expect(await get('/settings/config/short')).toMatchObject({
    data: { systempreferences: { ssoproviders: [] } },
  });
  expect(await text('/')).not.toContain('/outbox');
});

test('the startup message of a public server warns about its limits and the known passwords', () => {
  const url = 'https://portal.example.org';
  expect(startupMessage(url)).toContain('It is a reference, not a server to deploy.');
  expect(startupMessage(url)).not.toContain('ALLOW_PUBLIC');
  const text = startupMessage(url, { isPublic: true, sendsMail: false });
  expect(text).toContain('the outbox and Campus ID are closed');
  expect(text).toContain('Everybody can read the passwords below');
  expect(text).toContain('Without SMTP_URL no mail is sent.');
  expect(text).not.toContain('/outbox');
  expect(startupMessage(url, { isPublic: true, sendsMail: true })).not.toContain('Without SMTP_URL');
});
