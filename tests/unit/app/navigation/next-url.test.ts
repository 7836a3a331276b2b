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

test.each(HOSTILE.map((raw) => [JSON.stringify(raw.slice(0, 60)), raw]))('%s is refused', (_, raw) => {
  expect(nextUrl(raw, at('/member'), OTHERS)).toBeUndefined();
});

test.each([
  ['/', '/', '/'],
  ['/', '/reports/7', '/reports/7'],
  ['/', '/login', undefined],
  ['/', '/login/', undefined],
  ['/', '/login/token/abc', undefined],
  ['/', '/%6cogin/token/abc', undefined],
  ['/', '/login?next=/reports', undefined],
  ['/', '/api/v1/auth/sso/evil', undefined],
  ['https://app.example/member', '/member/7', 'https://app.example/member/7'],
  ['/member/?from=login', '/member/7', '/member/7'],
])('in an area at %s, %s leads to %s', (area, raw, address) => {
  expect(nextUrl(raw, at(area), OTHERS)?.href).toBe(address && at(address).href);
});
