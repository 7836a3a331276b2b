import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_POLICY } from '../../../standalone/content-security-policy.ts';
import { documentedHeaders } from '../../../tests/support/documented-headers.ts';
import { folderWith, setUp } from './support.ts';

/** Headers that do not affect how a browser treats the answer. */
const UNDOCUMENTED = ['x-request-id', 'content-type', 'content-length', 'etag', 'set-cookie', 'vary'];

const ANY = 'file for any site';
const VERSIONED = 'versioned file for any site';

/** The kind of an answer, an address, and the file that it has. */
const ANSWERS: [kind: string, path: string, file?: string][] = [
  ['page', '/login/', 'index.html'],
  ['page', '/login/token/a.b.c', 'index.html'],
  ['page', '/login/forgotpw?email=a', 'index.html'],
  ['page', '/login/assets', 'index.html'],
  ['hashed file', '/login/assets/a-12345678.js', 'assets/a-12345678.js'],
  ['hashed file', '/login/assets/a-12345678.css', 'assets/a-12345678.css'],
  ['hashed file', '/assets/a-12345678.js', 'assets/a-12345678.js'],
  [ANY, '/login-portal.js', 'login-portal.js'],
  [ANY, '/login/login-portal.js', 'login-portal.js'],
  [ANY, '/elements/a.js', 'elements/a.js'],
  [ANY, '/login/elements/a.js', 'elements/a.js'],
  [ANY, '/portal.js', 'portal.js'],
  [ANY, '/themes/a.css', 'themes/a.css'],
  [ANY, '/csp.json', 'csp.json'],
  [VERSIONED, '/login-portal-1.2.3.min.js', 'login-portal-1.2.3.min.js'],
  [VERSIONED, '/login-portal-1.2.3.min.js.map', 'login-portal-1.2.3.min.js.map'],
  [VERSIONED, '/portal-1.2.3.min.js', 'portal-1.2.3.min.js'],
  [VERSIONED, '/elements/chunks/a-12345678.js', 'elements/chunks/a-12345678.js'],
  ['call', '/api/v1/settings/config'],
  ['call', '/api/v1/nothing'],
];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
/** The content of each file is its name. */
const dist = folderWith(Object.fromEntries(ANSWERS.flatMap(([, , file]) => (file ? [[file, file]] : []))));

test.each(ANSWERS)('a %s has the documented headers: %s', async (kind, path, file) => {
  const { request } = setUp({ dist, origin: 'https://portal.example' });
  const answer = await request(path);
  const sent = [...answer.headers].filter(([name]) => !UNDOCUMENTED.includes(name));
  expect(Object.fromEntries(sent)).toEqual(documentedHeaders(PAGE_POLICY)[kind]);
  if (!file) return;
  const type = TYPES[extname(file)] ?? 'application/json';
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
  expect(await answer.text()).toBe(file);
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
