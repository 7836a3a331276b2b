/* Headers with which a client could tell the application another host, path or client address. */
import { readFileSync } from 'node:fs';
import { expect, isMissing, test } from './site.ts';

test.skip(isMissing, 'the web server is not installed');

/** The headers of a client that the application gets. The configuration of nginx names them; the others must name the same. */
const PASSED = [
  ...readFileSync('examples/hosting/nginx.conf', 'utf8').matchAll(/proxy_set_header ([\w-]+) \$http_/g),
].map(([, name = '']) => name.toLowerCase());

/** Besides these, the application gets what the web server knows itself. */
const OWN = ['connection', 'host', 'x-forwarded-for', 'x-forwarded-proto'];

/** What servers and frameworks believe, what web servers send themselves, and a name that nobody knows. */
const FORGED = `
CF-Connecting-IP Client-Cert Forwarded Proxy Remote-User SSL-Client-Verify Tailscale-User-Login True-Client-IP Via
X-Auth-Request-User X-Consumer-Username X-Forwarded X-Forwarded-Email X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto
X-Forwarded-Server X-Forwarded-User X-HTTP-Method-Override X-Jwt-Assertion X-Original-URL X-Real-IP X-Remote-User Nobody-Knows`
  .trim()
  .split(/\s+/);

test('the application gets no forwarding header of the client', async ({ site }) => {
  const forged = FORGED.map((name) => `${name}: forged.example`);
  const answer = await site.send('GET /app HTTP/1.1', `Host: ${site.host}`, 'Connection: close', ...forged);
  expect(answer).toContain('The application.');
  expect(site.received).toHaveLength(1);
  for (const { headers, rawHeaders } of site.received) {
    expect(headers).toMatchObject({
      host: site.host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(Object.keys(headers).filter((name) => ![...OWN, ...PASSED].includes(name))).toEqual([]);
    expect(rawHeaders.join('\n')).not.toContain('forged');
  }
});

test('the application gets the headers of a browser', async ({ site }) => {
  const sent = Object.fromEntries(PASSED.map((name) => [name, `the value of ${name}`]));
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  await site.send(
    'POST /app HTTP/1.1',
    `Host: ${site.host}`,
    'Connection: close',
    'Content-Length: 0',
    ...lines,
  );
  expect(site.received[0]?.headers).toMatchObject(sent);
});

test('the application gets no such header with underscores', async ({ site }) => {
  for (const name of FORGED.filter((each) => each.includes('-')))
    for (const written of [name.replaceAll('-', '_'), name.toLowerCase().replace(/-(?=\w+$)/, '_')])
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
