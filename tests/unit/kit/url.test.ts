import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailIn, webUrl } from '../../../src/kit/url.ts';
import { addressLike } from '../support/address-like.ts';

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
  'java\nscript:alert(1)',
  'javascript\r:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/0b5d8c5e',
  'filesystem:https://portal.example/x',
  'file:///etc/passwd',
  'about:blank',
  'mailto:ada@example.org',
  'ftp://portal.example/',
  'ws://portal.example/',
  'https://ada@evil.example/',
  'https://portal.example@evil.example/',
  'https://portal.example:443@evil.example/',
  'https://:secret@evil.example/',
  'https:\\\\portal.example@evil.example',
  '//portal.example@evil.example',
  'https://portal.example%40@evil.example',
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
