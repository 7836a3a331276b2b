import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_POLICY } from '../../../standalone/content-security-policy.ts';
import { documentedHeaders } from '../../../tests/support/documented-headers.ts';
import { folderWith, setUp } from './support.ts';

/** Headers that do not affect how a browser treats the answer. */
const UNDOCUMENTED = ['x-request-id', 'content-type', 'content-length', 'etag', 'set-cookie', 'vary'];

const FILES = [
  'index.html',
  'assets/a-12345678.js',
  'login-portal.js',
  'login-portal-1.2.3.min.js',
  'login-portal-1.2.3.min.js.map',
  'elements/a.js',
  'elements/chunks/a-12345678.js',
  'portal.js',
  'portal-1.2.3.min.js',
  'themes/a.css',
  'csp.json',
];
const dist = folderWith(Object.fromEntries(FILES.map((file) => [file, 'content'])));

test.each([
  ['page', '/login/'],
  ['page', '/login/token/a.b.c'],
  ['hashed file', '/login/assets/a-12345678.js'],
  ['hashed file', '/assets/a-12345678.js'],
  ['file for any site', '/login-portal.js'],
  ['file for any site', '/elements/a.js'],
  ['file for any site', '/login/elements/a.js'],
  ['file for any site', '/portal.js'],
  ['file for any site', '/themes/a.css'],
  ['file for any site', '/csp.json'],
  ['versioned file for any site', '/login-portal-1.2.3.min.js'],
  ['versioned file for any site', '/login-portal-1.2.3.min.js.map'],
  ['versioned file for any site', '/portal-1.2.3.min.js'],
  ['versioned file for any site', '/elements/chunks/a-12345678.js'],
  ['call', '/api/v1/settings/config'],
  ['call', '/api/v1/nothing'],
])('a %s has the documented headers: %s', async (kind, path) => {
  const { request } = setUp({ dist, origin: 'https://portal.example' });
  const { headers } = await request(path);
  const sent = [...headers].filter(([name]) => !UNDOCUMENTED.includes(name));
  expect(Object.fromEntries(sent)).toEqual(documentedHeaders(PAGE_POLICY)[kind]);
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

test('the standalone page sends no referrer, independently of the server', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  expect(page).toContain('<meta name="referrer" content="no-referrer" />');
});
