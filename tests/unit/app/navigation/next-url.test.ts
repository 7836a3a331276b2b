import { expect, test } from 'vitest';
import { nextUrl } from '../../../../src/app/navigation/next-url.ts';

const ORIGIN = 'https://portal.example';
const at = (path: string) => new URL(path, ORIGIN);
const OTHERS = [at('/login/'), at('/api/')];

test.each([
  '/member',
  '/member/',
  '/member/reports/7',
  '/member/reports/7?tab=2&from=%2Fmember%2Freports',
  '/member/reports/7#chapter-2',
  '/member/Überblick',
  '/member/a%20b',
  '/member/reports/2026.03',
  '/member/...',
  '/member/.well-known',
  '/member?next=https://evil.example',
  `/member/${'a'.repeat(1992)}`,
])('%s is below the area', (raw) => {
  const url = nextUrl(raw, at('/member'), OTHERS);
  expect(url?.href).toBe(at(raw).href);
});

const HOSTILE = [
  '',
  ' ',
  'member/reports/7',
  './member',
  '?next=/member',
  '#/member',
  'https://portal.example/member',
  'https://evil.example/member',
  'http:/member',
  'javascript:alert(1)',
  'JavaScript:alert(1)//member',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal.example/member',
  '//evil.example/member',
  '///evil.example/member',
  '////evil.example',
  '/\\evil.example/member',
  '\\\\evil.example/member',
  '\\/evil.example/member',
  '/\t/evil.example/member',
  '/\n/evil.example/member',
  '\t/member',
  '/mem\rber/7',
  '/member\u0000/7',
  '/.//evil.example/member',
  '/member//evil.example',
  '/admin',
  '/admin/users',
  '/members',
  '/member@evil.example',
  '/Member',
  '/member/../admin',
  '/member/..',
  '/member/./../login/',
  '/member/%2e%2e/admin',
  '/member/%2E./admin',
  '/member/.%2e/admin',
  '/member/%252e%252e/admin',
  '/member/..;/admin',
  '/member/.;a=1/../admin',
  '/member/..%2fadmin',
  '/member/..%5cadmin',
  '/member/%25252fadmin',
  '/member\\..\\admin',
  '/member/%00',
  '/member/%0d%0aSet-Cookie:a=b',
  '/member/%7f',
  '/member/%E0%A4%A',
  '/member/%',
  '/%6dember/%zz',
  '/login/token/abc',
  '/api/v1/auth/sso/evil',
  `/member/${'a'.repeat(2000)}`,
];

test('the table has at least 40 values', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40);
});

test.each(HOSTILE.map((raw) => [JSON.stringify(raw.slice(0, 60)), raw]))('%s is refused', (_, raw) => {
  expect(nextUrl(raw, at('/member'), OTHERS)).toBeUndefined();
});

test.each([
  '/',
  '/login',
  '/login/',
  '/login/token/abc',
  '/%6cogin/token/abc',
  '/login?next=/reports',
  '/api/v1/auth/sso/evil',
])('of an area at the root, %s is no part', (raw) => {
  const isRoot = raw === '/';
  expect(nextUrl(raw, at('/'), OTHERS)?.pathname).toBe(isRoot ? '/' : undefined);
});

test('an area at the root has all other pages', () => {
  expect(nextUrl('/reports/7', at('/'), OTHERS)?.href).toBe(`${ORIGIN}/reports/7`);
});

test('an area on another origin has its pages there', () => {
  const url = nextUrl('/member/7', new URL('https://app.example/member'), OTHERS);
  expect(url?.href).toBe('https://app.example/member/7');
});

test('an area with a slash at the end and a query has the same pages', () => {
  expect(nextUrl('/member/7', at('/member/?from=login'), OTHERS)?.href).toBe(`${ORIGIN}/member/7`);
});
