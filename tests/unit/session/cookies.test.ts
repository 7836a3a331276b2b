import fc from 'fast-check';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../../../src/session/cookies.ts';
import { readCookies } from '../../../src/session/read-cookies.ts';
import { anyText } from '../support/any-text.ts';
import { stubCookies, stubCookieText, stubProtocol } from './fake-storage.ts';

const readCookie = (name: string) => readCookies(name)[0];

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
  // Browsers list the cookie of the shortest path last (D91).
  ['XSRF-TOKEN=one; XSRF-TOKEN=two', 'two'],
  ['XSRF-TOKEN=one; XSRF-TOKEN=%E0%A4%A', 'one'],
])('in the cookies %j, the anti-forgery token is %j', (text, expected) => {
  stubCookieText(text);
  expect(readCookie('XSRF-TOKEN')).toBe(expected);
});

test('for any cookies, reading one does not throw', () => {
  const name = fc.constantFrom('userpref', 'XSRF-TOKEN', 'cookie-consent-status');
  fc.assert(
    fc.property(anyText, name, anyText, (before, key, value) => {
      stubCookieText(`${before}; ${key}=${value}`);
      for (const read of readCookies(key)) expect(read).toBeTypeOf('string');
    }),
  );
});

test.each([
  ['https:', {}, 'max-age=86400; secure'],
  ['http:', {}, 'max-age=86400'],
  ['http:', { days: 'session' }, undefined],
  ['http:', { days: 'session', secure: true }, 'secure'],
] as const)(
  'on %s, a cookie with %j is written for the whole site, by default for a day',
  (protocol, options, end) => {
    stubProtocol(protocol);
    const { written } = stubCookies();
    writeCookie('choice', 'a b', options);
    expect(written).toEqual([['choice=a%20b', 'path=/', 'sameSite=Lax', end].filter(Boolean).join('; ')]);
  },
);

test('any text can be written and read again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      stubCookies('other=1');
      writeCookie('choice', text.toWellFormed());
      expect(readCookie('choice')).toBe(text.toWellFormed());
    }),
  );
});

test('js-cookie writes the cookies', () => {
  stubCookies();
  const set = vi.spyOn(Cookies, 'set');
  writeCookie('choice', 'a');
  expect(set.mock.calls.map(([name]) => name)).toEqual(['choice']);
});

test('a cookie that stays before another one is written anew, so that it is read from then on', () => {
  const cookies = ['choice=own', 'choice=of-the-domain'];
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.join('; ');
    },
    // As in Chromium, a cookie whose value does not change keeps its place.
    set cookie(text: string) {
      const at = cookies.findIndex((pair) => pair !== 'choice=of-the-domain');
      if (text.includes('max-age=-1')) cookies.splice(at, 1);
      else cookies.splice(at < 0 ? cookies.length : at, at < 0 ? 0 : 1, text.replace(/;.*/, ''));
    },
  });
  writeCookie('choice', 'own');
  expect(readCookies('choice')).toEqual(['own', 'of-the-domain']);
});

/** What a page does so that js-cookie would fail. */
const DISTURBED = {
  'a form named "cookie"': () => {
    const real = Object.getOwnPropertyDescriptor(document, 'cookie') as PropertyDescriptor;
    const prototype = Object.defineProperty({}, 'cookie', real);
    vi.stubGlobal('document', Object.create(prototype, { cookie: { value: { nodeName: 'FORM' } } }));
  },
  'a function on Object.prototype': () => {
    vi.stubGlobal('document', Object.create(document));
    Object.assign(Object.prototype, { extend: () => {} });
  },
};
afterEach(() => void Reflect.deleteProperty(Object.prototype, 'extend'));

test.each(Object.entries(DISTURBED))('%s does not prevent cookies', (_what, disturb) => {
  const write = () => {
    writeCookie('choice', 'a b');
    writeCookie('other', 'c', { days: 'session', secure: false });
  };
  const undisturbed = stubCookies();
  write();
  const { written } = stubCookies('XSRF-TOKEN=a%20b');
  disturb();
  write();
  expect(written).toEqual(undisturbed.written);
  expect(readCookie('XSRF-TOKEN')).toBe('a b');
  expect(readCookie('choice')).toBe('a b');
  expect(readCookie('unknown')).toBeUndefined();
});
