/* Answers with an error, and requests that no web server should fulfil. */
import { readFileSync } from 'node:fs';
import { readJson } from '../../scripts/build/json.ts';
import { documentedHeaders } from '../support/documented-headers.ts';
import { expect, isMissing, test } from './site.ts';

test.skip(isMissing, 'the web server is not installed');

const ERRORS = [
  ['page', 'PUT', '/login/', 405],
  ['page', 'DELETE', '/login/token/a', 405],
  ['hashed file', 'GET', '/login/assets/a-12345678.js', 404],
  ['file for any site', 'GET', '/login/elements/a.js', 404],
  ['file for any site', 'PUT', '/login/login-portal.js', 405],
  ['versioned file for any site', 'GET', '/login/elements/chunks/a-12345678.js', 404],
  ['versioned file for any site', 'GET', '/login/login-portal-0.0.1.min.js', 404],
] as const;

test('an error has the headers of its address, and is not kept', async ({ site }) => {
  const documented = documentedHeaders(readJson('dist/csp.json').page.policy);
  for (const [kind, method, path, status] of ERRORS) {
    const answer = await fetch(site.url + path, { method });
    const { 'cache-control': _, ...expected } = documented[kind] as Record<string, string>;
    const sent = Object.keys(expected).map((name) => [name, answer.headers.get(name)]);
    expect([method, path, answer.status]).toEqual([method, path, status]);
    expect([method, path, Object.fromEntries(sent)]).toEqual([method, path, expected]);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  }
});

test('an error of the application keeps its own Strict-Transport-Security', async ({ site }) => {
  const { status, headers } = await fetch(`${site.url}/refused`);
  expect(status).toBe(404);
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

for (const [when, path, status] of [
  ['an answer of an application that sends no headers', '/app', 200],
  ['the answer if the application gives none', '/api/v1/silent', 502],
] as const)
  test(`${when} has those of the web server`, async ({ site }) => {
    const answer = await fetch(site.url + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

test('nginx answers over IPv6 as well', async ({ site, hosting }) => {
  test.skip(hosting !== 'nginx', 'The other two listen on every address.');
  expect((await fetch(`http://[::1]:${site.port}/`, { headers: { Host: 'localhost' } })).status).toBe(421);
});

test('no two calls share a connection to the application, which may be closing it', async ({ site }) => {
  for (const body of ['{}', '[]']) await fetch(`${site.url}/api/v1/login`, { method: 'POST', body });
  expect(new Set(site.received.map(({ socket }) => socket)).size).toBe(2);
});

test('an answer of the application can set several long cookies, which the next requests bring', async ({
  site,
}) => {
  const { status, headers } = await fetch(`${site.url}/cookies`);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]);
  expect([status, cookies.length]).toEqual([200, 4]);
  for (const path of ['/login/', '/api/v1/login'])
    expect([
      path,
      (await fetch(site.url + path, { headers: { Cookie: cookies.join('; ') } })).status,
    ]).toEqual([path, 200]);
});

test('only files for browsers are delivered, however the path is written', async ({ site }) => {
  const program = readFileSync('dist/bin/page.js', 'utf8');
  for (const folder of ['elements', 'compact/elements', 'elements/chunks', 'themes', 'assets'])
    for (const up of ['..', '%2e%2e', '.%2E', '..%2f..', '..\\..', '../..', '..;'])
      for (const path of [`/login/${folder}/${up}/bin/page.js`, `/login/${folder}//${up}/../bin/page.js`]) {
        const answer = await site.send(`GET ${path} HTTP/1.1`, `Host: ${site.host}`, 'Connection: close');
        expect([path, answer.includes(program.slice(0, 200))]).toEqual([path, false]);
      }
});

test('TRACE is refused', async ({ site }) => {
  for (const path of ['/login/', '/login/login-portal.js', '/app']) {
    const answer = await site.send(
      `TRACE ${path} HTTP/1.1`,
      `Host: ${site.host}`,
      'Connection: close',
      'Cookie: a=secret',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain('secret');
  }
  expect(site.received).toEqual([]);
});
