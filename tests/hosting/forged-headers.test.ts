/* Headers with which a client could tell the application another host, path or client address. */
import { expect, isMissing, test } from './site.ts';

test.skip(isMissing, 'the web server is not installed');

/** With and without `X-`, in the servers and frameworks that believe them. */
const FORGEABLE = `
Base-Url Cf-Access-Authenticated-User-Email CF-Connecting-IP CF-Connecting-IPv6 Client-Cert Client-IP Fastly-Client-IP
Fly-Client-IP Forwarded Forwarded-For Front-End-Https Proxy Remote-Addr Remote-User Request-Uri SSL-Client-Cert SSL-Client-CN
SSL-Client-S-DN SSL-Client-Serial SSL-Client-Subject-DN SSL-Client-Verify Tailscale-User-Login True-Client-IP X-Accel-Mapping
X-Amzn-Oidc-Identity X-Appengine-User-IP X-ARR-ClientCert X-ARR-SSL X-Auth-Request-Email X-Auth-Request-Groups
X-Auth-Request-User X-Auth-User X-Authenticated-User X-Azure-ClientIP X-Azure-SocketIP X-Client-Cert X-Client-DN X-Client-IP
X-Cluster-Client-IP X-Custom-IP-Authorization X-Envoy-External-Address X-Envoy-Original-Path X-Forward-For X-Forwarded
X-Forwarded-Access-Token X-Forwarded-By X-Forwarded-Client-Cert X-Forwarded-Context X-Forwarded-Email X-Forwarded-For
X-Forwarded-Groups X-Forwarded-Host X-Forwarded-Path X-Forwarded-Port X-Forwarded-Preferred-Username X-Forwarded-Prefix
X-Forwarded-Proto X-Forwarded-Protocol X-Forwarded-Scheme X-Forwarded-Server X-Forwarded-Ssl X-Forwarded-Uri X-Forwarded-User
X-Goog-Authenticated-User-Email X-Host X-HTTP-DestinationURL X-HTTP-Host-Override X-HTTP-Method X-HTTP-Method-Override
X-Identity X-Method-Override X-Middleware-Subrequest X-MS-Client-Principal X-MS-Client-Principal-Name X-NF-Client-Connection-IP
X-Original-Host X-Original-Method X-Original-URI X-Original-URL X-Originating-IP X-ProxyUser-Ip X-Real-IP X-Real-Port
X-Remote-Addr X-Remote-Email X-Remote-Groups X-Remote-IP X-Remote-User X-Rewrite-URL X-Scheme X-Script-Name X-Sendfile-Type
X-SSL-Client-Cert X-SSL-Client-CN X-SSL-Client-Subject-DN X-SSL-Client-Verify X-Url-Scheme X-User X-Vercel-Forwarded-For
X-WAWS-Unencoded-URL X-WebAuth-User`
  .trim()
  .split(/\s+/);

test('the application gets no forwarding header of the client', async ({ site }) => {
  // Apache reads at most 100 headers.
  for (let first = 0; first < FORGEABLE.length; first += 50) {
    const forged = FORGEABLE.slice(first, first + 50).map((name) => `${name}: forged.example`);
    const answer = await site.send('GET /app HTTP/1.1', `Host: ${site.host}`, 'Connection: close', ...forged);
    expect(answer).toContain('The application.');
  }
  expect(site.received.flatMap(({ rawHeaders }) => rawHeaders).join('\n')).not.toContain('forged');
  for (const { headers } of site.received)
    expect(headers).toMatchObject({
      host: site.host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
});

test('the application gets the headers of a browser', async ({ site }) => {
  const usual = {
    accept: 'application/json',
    'accept-language': 'de',
    authorization: 'Bearer a',
    'content-type': 'application/json',
    cookie: 'session=a; XSRF-TOKEN=b',
    'if-none-match': '"a"',
    origin: site.url,
    'sec-fetch-site': 'same-origin',
    'user-agent': 'a test',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 'b',
  };
  const lines = Object.entries(usual).map(([name, value]) => `${name}: ${value}`);
  await site.send(
    'POST /app HTTP/1.1',
    `Host: ${site.host}`,
    'Connection: close',
    'Content-Length: 0',
    ...lines,
  );
  expect(site.received[0]?.headers).toMatchObject(usual);
});

test('the application gets no such header with underscores', async ({ site }) => {
  for (const name of FORGEABLE.filter((each) => each.includes('-')).flatMap((name) => [
    name,
    name.toLowerCase(),
  ]))
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
