import { expect, test } from 'vitest';
import { isSameSite } from '../../../src/kit/same-site.ts';

const compare = (one: string, other: string) => [
  isSameSite(new URL(one), new URL(other)),
  isSameSite(new URL(other), new URL(one)),
];

test.each([
  ['https://acme.org', 'https://acme.org:8443'],
  ['https://acme.org', 'https://portal.acme.org'],
  ['https://www.acme.org', 'https://portal.acme.org'],
  ['https://a.b.acme.org', 'https://portal.acme.org'],
  ['https://www.acme.co.uk', 'https://portal.acme.co.uk'],
  ['https://acme.com.pl', 'https://portal.acme.com.pl'],
  ['https://ac.uk.example', 'https://portal.uk.example'],
  ['http://localhost:8080', 'http://localhost:5173'],
  ['http://app.acme.localhost', 'http://portal.acme.localhost'],
  ['https://10.0.0.1', 'https://10.0.0.1:8443'],
  ['https://[::1]', 'https://[::1]:8443'],
  ['https://intranet', 'https://intranet:8443'],
  ['https://bücher.example', 'https://portal.xn--bcher-kva.example'],
  // Without the public suffix list. The login stays.
  ['https://acme.github.io', 'https://portal.github.io'],
  ['https://acme.vercel.app', 'https://portal.vercel.app'],
])('%s and %s are the same site', (one, other) => {
  expect(compare(one, other)).toEqual([true, true]);
});

test.each([
  ['https://partner.example', 'https://portal.example'],
  ['https://acme.org', 'https://notacme.org'],
  ['https://acme.org', 'https://acme.org.evil.example'],
  ['https://acme.org', 'https://acme.net'],
  ['https://www.acme.co.uk', 'https://portal.partner.co.uk'],
  ['https://acme.com.pl', 'https://partner.com.pl'],
  ['http://acme.org', 'https://acme.org'],
  ['http://app.localhost', 'http://portal.localhost'],
  ['http://localhost', 'http://127.0.0.1'],
  ['https://10.0.0.1', 'https://11.0.0.1'],
  ['https://[::1]', 'https://[::2]'],
  ['https://intranet', 'https://portal'],
])('%s and %s are two sites', (one, other) => {
  expect(compare(one, other)).toEqual([false, false]);
});
