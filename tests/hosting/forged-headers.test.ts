/* Headers with which a client could tell the application another host, path or client address. */
import { expect, isMissing, test } from './site.ts';

test.skip(isMissing, 'the web server is not installed');

const FORGEABLE = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Host',
  'X-Original-Host',
  'X-Original-URL',
  'X-Real-IP',
  'X-Rewrite-URL',
];

test('the application gets no forwarding header of the client', async ({ site }) => {
  const forged = FORGEABLE.map((name) => `${name}: forged.example`);
  const answer = await site.send('GET /app HTTP/1.1', `Host: ${site.host}`, 'Connection: close', ...forged);
  expect(answer).toContain('The application.');
  const [{ headers, rawHeaders } = {}] = site.received;
  expect(rawHeaders?.join('\n')).not.toContain('forged');
  expect(headers).toMatchObject({
    host: site.host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
});

test('the application gets no such header with underscores', async ({ site }) => {
  for (const name of FORGEABLE.slice(1).flatMap((name) => [name, name.toLowerCase()]))
    for (const written of [name.replaceAll('-', '_'), name.replace(/-(?=\w+$)/, '_')])
      await site.send(
        'GET /app HTTP/1.1',
        `Host: ${site.host}`,
        'Connection: close',
        `${written}: forged.example`,
      );
  expect(JSON.stringify(site.received.map(({ rawHeaders }) => rawHeaders))).not.toContain('forged');
});

test('a client cannot remove the headers of the web server', async ({ site }) => {
  const names = 'Connection: close, Host, X-Forwarded-For, X-Forwarded-Proto';
  await site.send('GET /app HTTP/1.1', `Host: ${site.host}`, names);
  expect(site.received.map(({ headers }) => headers)).toMatchObject([
    { host: site.host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
  ]);
});

test('a request for another host is refused and does not reach the application', async ({ site }) => {
  for (const path of ['/app', '/login/', '/login/token/a'])
    for (const request of [
      [`GET ${path} HTTP/1.1`, 'Host: forged.example'],
      [`GET ${path} HTTP/1.1`, `Host: ${site.host.replace('localhost', 'forged.example')}`],
      [`GET ${path} HTTP/1.1`, `Host: localhost.forged.example`],
      [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1'],
      [`GET ${path} HTTP/1.1`, `Host: ${site.host}`, 'Host: forged.example'],
      [`GET http://forged.example${path} HTTP/1.1`, `Host: ${site.host}`],
      [`GET ${path} HTTP/1.1`],
    ]) {
      const [status] = (await site.send(...request, 'Connection: close')).split('\r\n');
      expect([request, status]).toEqual([request, expect.stringMatching(/^HTTP\/1\.1 4(00|21) /)]);
    }
  expect(site.received).toEqual([]);
});

test('an address in the request line takes precedence over the header', async ({ site }) => {
  await site.send(`GET ${site.url}/app HTTP/1.1`, 'Host: forged.example', 'Connection: close');
  for (const { rawHeaders } of site.received) expect(rawHeaders.join('\n')).not.toContain('forged');
});
