import { beforeEach, expect, test } from 'vitest';
import { acceptCookies } from '../../../src/session/accept-cookies.ts';
import { createConsent } from '../../../src/session/consent.ts';
import { recheckConsent } from '../../../src/session/recheck.ts';
import { blockCookies, stubCookies, stubCookieText, stubProtocol } from './fake-storage.ts';

beforeEach(() => stubProtocol('https:'));

const accepted = () => createConsent().getState().accepted;

test.each([
  ['', false],
  ['cookie-consent-status=allow', true],
  ['cookie-consent-status=deny', false],
  ['cookie-consent-status=allow; cookie-consent-status=deny', true],
  ['cookie-consent-status=deny; cookie-consent-status=allow', true],
  ['cookie-consent-status=', false],
  ['cookie-consent-status=Allow', false],
  ['cookie-consent-status=allowed', false],
])('with the cookies %j, consent is given: %s', (text, expected) => {
  stubCookieText(text);
  expect(accepted()).toBe(expected);
});

test.each(['https:', 'http:'] as const)('on %s, accepting writes a secure session cookie', (protocol) => {
  stubProtocol(protocol);
  const { written } = stubCookies();
  const consent = createConsent();
  acceptCookies(consent);
  expect(written).toEqual(['cookie-consent-status=allow; path=/; sameSite=Lax; secure']);
  expect(consent.getState().accepted).toBe(true);
  expect(accepted()).toBe(true);
});

test.each([
  ['on localhost, consent is saved', true, true],
  ['on plain http, consent is not saved', false, false],
])('if the browser refuses secure cookies: %s', (_, isLocal, saved) => {
  stubProtocol('http:', isLocal);
  stubCookies('', { refusesSecure: true });
  acceptCookies(createConsent());
  expect(accepted()).toBe(saved);
});

test.each([
  ['blocked', blockCookies],
  ['ignored', () => stubCookieText('')],
])('if cookies are %s, consent lasts until the page is left', (_, cookies) => {
  cookies();
  const consent = createConsent();
  expect(consent.getState().accepted).toBe(false);
  acceptCookies(consent);
  recheckConsent(consent);
  expect(consent.getState().accepted).toBe(true);
});
