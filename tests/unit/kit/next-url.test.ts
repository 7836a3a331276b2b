import { expect, test } from 'vitest';
import { nextUrl } from '../../../src/kit/next-url.ts';

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
  '/member/100%25',
  '/member/Ｕ',
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
  'https://portal.example/member',
  'https://evil.example/member',
  'http:/member',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/member',
  '/\\evil.example/member',
  '\\\\evil.example/member',
  '/\t/evil.example/member',
  '\t/member',
  '/mem\rber/7',
  '/member\u0000/7',
  '/.//evil.example/member',
  '/member//evil.example',
  '/admin',
  '/members',
  '/member@evil.example',
  '/Member',
  '/member/../admin',
  '/member/..',
  '/member/%2e%2e/admin',
  '/member/%252e%252e/admin',
  '/member/..;/admin',
  '/member/.;a=1/../admin',
  '/member/..%2fadmin',
  '/member/..%5cadmin',
  '/member/%25252fadmin',
  '/member\\..\\admin',
  '/member/a;b=1',
  '/member/%3b/7',
  '/member/%253B',
  '/member/；/7',
  '/member/．．/admin',
  '/member／..／admin',
  '/member/․․/admin',
  '/member/‥/admin',
  '/member/%25EF%25BC%258E./admin',
  '/member/.\u200b./admin',
  '/member/.%CC%81./admin',
  '/member/＼admin',
  '/member/%00',
  '/member/%0d%0aSet-Cookie:a=b',
  '/member/%7f',
  '/member/%E0%A4%A',
  '/member/%',
  '/%6dember/%zz',
  `/member/${'a'.repeat(2000)}`,
];

test.each(HOSTILE.map((raw) => [JSON.stringify(raw.slice(0, 60)), raw]))('%s is refused', (_, raw) => {
  expect(nextUrl(raw, at('/member'), OTHERS)).toBeUndefined();
});

test.each<[area: string, raw: string, address: string | undefined]>([
  ['/', '/', '/'],
  ['/', '/reports/7', '/reports/7'],
  ['/', '/login', undefined],
  ['/', '/login/', undefined],
  ['/', '/login/token/abc', undefined],
  ['/', '/%6cogin/token/abc', undefined],
  ['/', '/login?next=/reports', undefined],
  ['/', '/api/v1/auth/sso/evil', undefined],
  ...[
    '/login;a/token/abc',
    '/;/login/token/abc',
    '/login%3ba/token/abc',
    '/LOGIN/token/abc',
    '/Api/v1/auth/sso/evil',
    '/logın/token/abc',
    '/LOGİN/token/abc',
    '/ｌｏｇｉｎ/token/abc',
    '/ℓogin/token/abc',
    '/lógin/token/abc',
    '/lo\u00adgin/token/abc',
    '/lo%E2%80%8Dgin/token/abc',
    '/％6cogin/token/abc',
    '/%256cogin/token/abc',
    '/login%20/token/abc',
    '/login.',
    '/login／token/abc',
    '/．/login/token/abc',
    '/api%2e/v1/auth/sso/evil',
  ].map((raw): [string, string, undefined] => ['/', raw, undefined]),
  ['/', '/Logins', '/Logins'],
  ['/', '/log', '/log'],
  ['https://app.example/member', '/member/7', 'https://app.example/member/7'],
  ['/member/?from=login', '/member/7', '/member/7'],
])('in an area at %s, %s leads to %s', (area, raw, address) => {
  expect(nextUrl(raw, at(area), OTHERS)?.href).toBe(address && at(address).href);
});
