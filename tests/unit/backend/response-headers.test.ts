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

/** By kind of answer what the table says, as the header is sent. */
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

/** What says nothing about how a browser has to treat the answer. */
const OTHERS = ['content-type', 'content-length', 'etag', 'set-cookie', 'vary'];

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
])('the table tells which headers the backend sends with a %s: %s', async (kind, path) => {
  const { request } = setUp({ dist, origin: 'https://portal.example' });
  const { headers } = await request(path);
  const sent = [...headers].filter(([name]) => !OTHERS.includes(name));
  expect(Object.fromEntries(sent)).toEqual(documented[kind]);
});

test('a file that has not changed keeps the headers it came with', async () => {
  const { request } = setUp({ dist });
  const etag = (await request('/login-portal.js')).headers.get('ETag') ?? '';
  const again = await request('/login-portal.js', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect([...again.headers.keys()].filter((name) => !OTHERS.includes(name))).toEqual(['cache-control']);
});

test('on http nothing is promised about https', async () => {
  const { request } = setUp({ dist });
  expect((await request('/login/')).headers.get('Strict-Transport-Security')).toBe(null);
});

test('the captcha can be loaded by a page of another origin', async () => {
  const { request } = setUp();
  expect((await request('/captcha/api.js')).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('the standalone page gives its address to nobody, whatever the server sends', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  expect(page).toContain('<meta name="referrer" content="no-referrer" />');
});
