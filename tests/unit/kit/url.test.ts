import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailIn, pathSegment, queryOf, webUrl, withQuery } from '../../../src/kit/url.ts';
import { addressLike } from '../support/address-like.ts';
import { anyText } from '../support/any-text.ts';

const PAGE = 'https://portal.example';

test.each([
  ['', 'https://portal.example/'],
  ['/member', 'https://portal.example/member'],
  ['member?a=1#b', 'https://portal.example/member?a=1#b'],
  ['  /member  ', 'https://portal.example/member'],
  ['http://other.example:8080/x', 'http://other.example:8080/x'],
  ['HTTPS://Other.Example', 'https://other.example/'],
  ['ht\ttps://other.example/', 'https://other.example/'],
  ['//other.example/x', 'https://other.example/x'],
  ['\\\\other.example\\x', 'https://other.example/x'],
  ['/\\other.example', 'https://other.example/'],
  ['https:member', 'https://portal.example/member'],
  ['/javascript:alert(1)', 'https://portal.example/javascript:alert(1)'],
  ['/a@b', 'https://portal.example/a@b'],
])('%j is the URL %s', (raw, href) => {
  expect(webUrl(raw, PAGE)?.href).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/0b5d8c5e',
  'file:///etc/passwd',
  'mailto:ada@example.org',
  'ftp://portal.example/',
  'https://ada@evil.example/',
  'https://portal.example@evil.example/',
  'https://:secret@evil.example/',
  '//portal.example@evil.example',
  'https://',
  'http://[',
  'https://exa mple/',
])('%j is refused', (raw) => {
  expect(webUrl(raw, PAGE)).toBeUndefined();
});

test('for any text, an accepted URL is a web address without a user name and the one a browser would use', () => {
  const usable = new Set<string>();
  fc.assert(
    fc.property(addressLike, (raw) => {
      const url = webUrl(raw, PAGE);
      if (!url) return;
      usable.add(url.href);
      expect(url.href).toMatch(/^https?:\/\/[^/@]+\//);
      expect(url.href).toBe(new URL(raw, PAGE).href);
    }),
    { numRuns: 800 },
  );
  expect(usable.size).toBeGreaterThan(100);
});

test('every ordinary web address is accepted', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (raw) => {
      expect(webUrl(raw, PAGE)?.href).toBe(new URL(raw).href);
    }),
  );
});

test.each([
  ['email=ada@example.org', 'ada@example.org'],
  ['email=ada+test@example.org', 'ada+test@example.org'],
  ['email=ada%2Btest@example.org', 'ada+test@example.org'],
  ['email=ada%20test@example.org', 'ada+test@example.org'],
  ['email=ada%E2%80%8B%20test%C2%AD@example.org', 'ada+test@example.org'],
  ['email=+ada@example.org+', 'ada@example.org'],
  ['email=%E2%80%8B+ada@exam%E2%81%A0ple.org+%C2%A0%E3%85%A4', 'ada@example.org'],
  ['email=%E2%80%8B+%E2%A0%80', ''],
  ['email=', ''],
  ['', ''],
])('the email address in %j is %j', (query, email) => {
  expect(emailIn(new URLSearchParams(query))).toBe(email);
});

test.each([
  ['google', 'google'],
  ['a b', 'a%20b'],
  ['a/b', 'a%2Fb'],
  ['../../admin', '..%2F..%2Fadmin'],
  ['a?b#c', 'a%3Fb%23c'],
  ['a\\b', 'a%5Cb'],
  ['%2e%2e', '%252e%252e'],
  ['...', '...'],
  ['Zürich', 'Z%C3%BCrich'],
  ['a\ud800', 'a%EF%BF%BD'],
  ['100%', '100%25'],
  ['', undefined],
  ['.', undefined],
  ['..', undefined],
])('the path segment of %j is %s', (text, segment) => {
  expect(pathSegment(text)).toBe(segment);
});

test('any other text becomes exactly one path segment and can be decoded again', () => {
  const text = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'./\\%?#2eE') }));
  fc.assert(
    fc.property(text, (name) => {
      const segment = pathSegment(name);
      fc.pre(segment !== undefined);
      const url = new URL(`/api/v1/auth/sso/${segment}/end`, 'https://portal.example');
      const segments = url.pathname.split('/');
      expect(segments).toHaveLength(7);
      expect(decodeURIComponent(segments[5] ?? '')).toBe(name.toWellFormed());
      expect(url.href).toBe(`https://portal.example${url.pathname}`);
    }),
  );
});

test.each([
  ['forgotpw', {}, 'forgotpw'],
  ['forgotpw', { email: undefined, cat: '' }, 'forgotpw'],
  ['forgotpw', { email: 'ada@example.org', cat: 'user' }, 'forgotpw?email=ada%40example.org&cat=user'],
  ['', { email: 'ada+1@example.org' }, '?email=ada%2B1%40example.org'],
  ['register', { email: 'a&b=c#d e' }, 'register?email=a%26b%3Dc%23d+e'],
])('the path %j with the parameters %j is %s', (path, parameters, expected) => {
  expect(withQuery(path, parameters)).toBe(expected);
});

test('any parameter value can be read back from the address and adds nothing else to it', () => {
  fc.assert(
    fc.property(anyText, (email) => {
      const url = new URL(withQuery('/forgotpw', { email, cat: 'member' }), 'https://portal.example');
      const expected = email ? [['email', email.toWellFormed()]] : [];
      expect([...url.searchParams]).toEqual([...expected, ['cat', 'member']]);
      expect(url.pathname + url.hash).toBe('/forgotpw');
    }),
  );
});

test('an ampersand in a query may be written as in HTML, but not in a value', () => {
  expect([...queryOf('?cat=any&amp;email=a%26amp%3Bb&submit=1')]).toEqual([
    ['cat', 'any'],
    ['email', 'a&amp;b'],
    ['submit', '1'],
  ]);
});
