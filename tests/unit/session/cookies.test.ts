import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../src/session/cookies.ts';
import { anyText } from '../support/any-text.ts';
import { blockCookies, stubCookies, stubCookieText, stubProtocol } from './fake-storage.ts';

beforeEach(() => stubProtocol('https:'));

test.each([
  ['', undefined],
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=1; XSRF-TOKEN=abc; b=2', 'abc'],
  ['XSRF-TOKEN=a%20b%3D', 'a b='],
  ['XSRF-TOKEN=a=b=', 'a=b='],
  ['XSRF-TOKEN="abc"', 'abc'],
  ['XSRF-TOKEN=', ''],
  ['xsrf-token=abc', undefined],
  ['%E0%A4%A=x; XSRF-TOKEN=abc', 'abc'],
  ['XSRF-TOKEN=one; XSRF-TOKEN=two', 'one'],
])('in the cookies %j, the anti-forgery token is %j', (text, expected) => {
  stubCookieText(text);
  expect(readCookie('XSRF-TOKEN')).toBe(expected);
});

test('for any cookies, reading one does not throw', () => {
  const name = fc.constantFrom('userpref', 'XSRF-TOKEN', 'cookie-consent-status');
  fc.assert(
    fc.property(anyText, name, anyText, (before, key, value) => {
      stubCookieText(`${before}; ${key}=${value}`);
      expect(['string', 'undefined']).toContain(typeof readCookie(key));
    }),
  );
});

test.each([
  ['https:', '; secure'],
  ['http:', ''],
] as const)('on %s, a cookie is written for a day and the whole site', (protocol, secure) => {
  stubProtocol(protocol);
  const { written } = stubCookies();
  writeCookie('choice', 'a b');
  expect(written).toEqual([`choice=a%20b; path=/; sameSite=Lax; max-age=86400${secure}`]);
});

test('a cookie can be limited to the session and to secure connections', () => {
  stubProtocol('http:');
  const { written } = stubCookies();
  writeCookie('choice', 'a', { days: 'session' });
  writeCookie('choice', 'b', { days: 'session', secure: true });
  expect(written).toEqual(['choice=a; path=/; sameSite=Lax', 'choice=b; path=/; sameSite=Lax; secure']);
});

test('any text can be written and read again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      stubCookies('other=1');
      writeCookie('choice', text.toWellFormed());
      expect(readCookie('choice')).toBe(text.toWellFormed());
    }),
  );
});

test('if cookies are blocked, reading finds nothing and writing does not throw', () => {
  blockCookies();
  expect(readCookie('userpref')).toBeUndefined();
  expect(() => writeCookie('userpref', '{}')).not.toThrow();
});

test('a host form named "cookie" does not hide document.cookie', () => {
  stubCookies('XSRF-TOKEN=abc');
  const real = Object.getOwnPropertyDescriptor(document, 'cookie') as PropertyDescriptor;
  vi.stubGlobal('Document', { prototype: Object.defineProperty({}, 'cookie', real) });
  vi.stubGlobal('document', { cookie: { nodeName: 'FORM' } });
  writeCookie('choice', 'a b');
  expect(readCookie('XSRF-TOKEN')).toBe('abc');
  expect(readCookie('choice')).toBe('a b');
});
