import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_POLICY } from '../../../demo/backend/http/content-security-policy.ts';
import { setUp, temporaryFolder } from './support.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/response-headers.md'), 'utf8');
const [head = [], , ...rows] = DOCUMENT.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The documented headers by kind of answer. */
const documented = Object.fromEntries(
  head.slice(1).map((kind, column) => [
    kind,
    Object.fromEntries(
      rows
        .map(([name = '', ...values]) => [name.replaceAll('`', '').toLowerCase(), values[column] ?? ''])
        .filter(([, value]) => value !== '–')
        .map(([name, value = '']) => [
          name,
          value.endsWith('csp.json') ? PAGE_POLICY : value.replaceAll('`', ''),
        ]),
    ),
  ]),
);

/** Headers that do not affect how a browser treats the answer. */
const UNDOCUMENTED = ['content-type', 'content-length', 'etag', 'set-cookie', 'vary'];

const dist = temporaryFolder();
for (const file of [
  'index.html',
  'assets/a-12345678.js',
  'login-portal.js',
  'elements/a.js',
  'themes/a.css',
  'csp.json',
]) {
  mkdirSync(join(dist, file, '..'), { recursive: true });
  writeFileSync(join(dist, file), 'content');
}

test.each([
  ['page', '/login/'],
  ['page', '/login/token/a.b.c'],
  ['hashed file', '/login/assets/a-12345678.js'],
  ['file for any site', '/login-portal.js'],
  ['file for any site', '/elements/a.js'],
  ['file for any site', '/themes/a.css'],
  ['file for any site', '/csp.json'],
  ['call', '/api/v1/settings/config'],
  ['call', '/api/v1/nothing'],
])('a %s has the documented headers: %s', async (kind, path) => {
  const { request } = setUp({ dist, origin: 'https://portal.example' });
  const { headers } = await request(path);
  const sent = [...headers].filter(([name]) => !UNDOCUMENTED.includes(name));
  expect(Object.fromEntries(sent)).toEqual(documented[kind]);
});

test('a 304 answer has only the Cache-Control header', async () => {
  const { request } = setUp({ dist });
  const etag = (await request('/login-portal.js')).headers.get('ETag') ?? '';
  const again = await request('/login-portal.js', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect([...again.headers.keys()].filter((name) => !UNDOCUMENTED.includes(name))).toEqual(['cache-control']);
});

test('http answers have no Strict-Transport-Security header', async () => {
  const { request } = setUp({ dist });
  expect((await request('/login/')).headers.get('Strict-Transport-Security')).toBe(null);
});

test('a page of another origin can load the captcha', async () => {
  const { request } = setUp();
  expect((await request('/captcha/api.js')).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('the standalone page sends no referrer, independently of the server', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  expect(page).toContain('<meta name="referrer" content="no-referrer" />');
});
