/* TLS ends before the web server, at HAProxy: three servers in a row, of which only the first knows how it was called. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { get as getSecurely, type RequestOptions } from 'node:https';
import { missingSoftware } from '../../scripts/setup/software.mjs';
import { BALANCER, startLoadBalancer } from './load-balancer.ts';
import { test as base, expect, isMissing } from './site.ts';

interface Fixtures {
  /** Requests a path with the host name of the site, without a port, and returns the status and where a redirect leads. */
  visit(
    path: string,
    headers?: RequestOptions['headers'],
  ): Promise<[status: number | undefined, location: string | undefined]>;
}

const test = base.extend<Fixtures>({
  visit: async ({ site }, use) => {
    const { port, stop } = await startLoadBalancer(site.port);
    await use(async (path, headers) => {
      const options = { port, path, headers: { Host: 'localhost', ...headers }, rejectUnauthorized: false };
      const [answer] = (await once(getSecurely(options), 'response')) as [IncomingMessage];
      answer.resume();
      const { location } = answer.headers;
      return [answer.statusCode, location && new URL(location, 'https://localhost').href];
    });
    await stop();
  },
});
test.skip(isMissing, 'the web server is not installed');
test.skip(missingSoftware('haproxy') !== undefined, missingSoftware('haproxy') ?? '');
test.use({ balancer: BALANCER });

test('the application learns that the person has used https, and from where', async ({ site, visit }) => {
  const forged = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'http', Forwarded: 'proto=http' };
  for (const headers of [{}, forged]) {
    expect(await visit('/admin', headers)).toEqual([200, undefined]);
    const [{ headers: received } = {}] = site.received.splice(0);
    expect(received?.['x-forwarded-proto']).toBe('https');
    expect(received?.['x-forwarded-for']).toMatch(/(^|, ?)127\.0\.0\.1(, 127\.0\.0\.2)?$/);
    expect(received?.forwarded).toBe(undefined);
  }
});

test('behind a CDN and a load balancer, the application learns the address of the person', async ({
  site,
}) => {
  const headers = { 'X-Forwarded-For': `192.0.2.1, 203.0.113.7, ${BALANCER}` };
  const options = { headers, localAddress: BALANCER };
  const [answer] = await once(get(`${site.url}/admin`, options), 'response');
  answer.resume();
  const entries = String(site.received.splice(0)[0]?.headers['x-forwarded-for']).split(', ');
  expect(entries.findLast((entry) => entry !== BALANCER)).toBe('203.0.113.7');
});

test('no redirect leads to http, and none to itself', async ({ visit }) => {
  expect(await visit('/login/')).toEqual([200, undefined]);
  expect(await visit('/login/token/a')).toEqual([200, undefined]);
  expect(await visit('/login?a=b')).toEqual([302, 'https://localhost/login/?a=b']);
  expect(await visit('/.well-known/change-password')).toEqual([
    302,
    'https://localhost/login/forgotpw?cat=any',
  ]);
});

test('of several schemes, the first is what the person used', async ({ site }) => {
  for (const [sent, scheme] of [
    ['https,http', 'https'],
    ['https, https', 'https'],
    ['http, https', 'http'],
  ]) {
    const headers = { 'X-Forwarded-Proto': sent };
    const [answer] = await once(get(`${site.url}/admin`, { headers, localAddress: BALANCER }), 'response');
    answer.resume();
    expect(site.received.splice(0)[0]?.headers['x-forwarded-proto']).toBe(scheme);
  }
});

test('only the load balancer is believed', async ({ site }) => {
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' };
  await once(get(`${site.url}/admin`, { headers }), 'response');
  expect(site.received[0]?.headers).toMatchObject({
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  });
});
