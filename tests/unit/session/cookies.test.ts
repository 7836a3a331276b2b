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
])('in the cookies %j the anti-forgery token is %j', (text, expected) => {
  stubCookieText(text);
  expect(readCookie('XSRF-TOKEN')).toBe(expected);
});

test('whatever the cookies hold, reading one never throws', () => {
  const name = fc.constantFrom('userpref', 'XSRF-TOKEN', 'cookie-consent-status');
  fc.assert(
    fc.property(anyText, name, anyText, (before, wanted, value) => {
      stubCookieText(`${before}; ${wanted}=${value}`);
      expect(['string', 'undefined']).toContain(typeof readCookie(wanted));
    }),
  );
});

test.each([
  ['https:', '; secure'],
  ['http:', ''],
] as const)('on a page over %s a cookie is written for a day and the whole site', (protocol, secure) => {
  stubProtocol(protocol);
  const { written } = stubCookies();
  writeCookie('choice', 'a b');
  expect(written).toEqual([`choice=a%20b; path=/; sameSite=Lax; max-age=86400${secure}`]);
});

test('a cookie may last for the session, and be for secure connections only, whatever the page is', () => {
  stubProtocol('http:');
  const { written } = stubCookies();
  writeCookie('choice', 'a', { days: 'session' });
  writeCookie('choice', 'b', { days: 'session', secure: true });
  expect(written).toEqual(['choice=a; path=/; sameSite=Lax', 'choice=b; path=/; sameSite=Lax; secure']);
});

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      stubCookies('other=1');
      writeCookie('choice', text.toWellFormed());
      expect(readCookie('choice')).toBe(text.toWellFormed());
    }),
  );
});

test('where cookies are blocked, none is there and none is written', () => {
  blockCookies();
  expect(readCookie('userpref')).toBeUndefined();
  expect(() => writeCookie('userpref', '{}')).not.toThrow();
});

test('a form of the host that is named "cookie" does not hide them', () => {
  stubCookies('XSRF-TOKEN=abc');
  const real = Object.getOwnPropertyDescriptor(document, 'cookie') as PropertyDescriptor;
  vi.stubGlobal('Document', { prototype: Object.defineProperty({}, 'cookie', real) });
  vi.stubGlobal('document', { cookie: { nodeName: 'FORM' } });
  writeCookie('choice', 'a b');
  expect(readCookie('XSRF-TOKEN')).toBe('abc');
  expect(readCookie('choice')).toBe('a b');
});
