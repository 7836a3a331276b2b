import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathSegment, withQuery } from '../../../src/kit/url.ts';
import { anyText } from '../support/any-text.ts';

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
