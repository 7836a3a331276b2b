import { beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../../../src/app/config.ts';
import { portalPage } from '../../../../src/app/navigation/portal-page.ts';

const PAGE = 'https://www.partner.example';
const API = 'https://portal.example';

beforeEach(() => {
  vi.stubGlobal('location', { origin: PAGE, pathname: '/' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('top', globalThis);
  return () => vi.unstubAllGlobals();
});

const pageFor = (texts: Record<string, string>) =>
  portalPage(
    readConfig(texts, PAGE, () => {}, [PAGE, API, 'https://login.portal.example']),
    'a+b@c.example',
  )?.href;

test('it is the login page at the API, with the address and nothing else', () => {
  expect(pageFor({ 'api-base': API })).toBe(`${API}/login/?email=a%2Bb%40c.example`);
});

test('it is that of login-url, whose query stays', () => {
  const texts = { 'api-base': API, 'login-url': 'https://login.portal.example/de/?from=partner' };
  expect(pageFor(texts)).toBe('https://login.portal.example/de/?from=partner&email=a%2Bb%40c.example');
});

test.each([
  ['the API is on the site of the page', { 'api-base': PAGE }],
  ['the login page is not on the site of the API', { 'api-base': API, 'login-url': '/login/' }],
])('there is none if %s', (_, texts) => {
  expect(pageFor(texts)).toBeUndefined();
});

test('an address that is not trusted is not used', () => {
  const texts = { 'api-base': API, 'login-url': 'https://evil.portal.example/' };
  expect(pageFor(texts)).toBe(`${API}/login/?email=a%2Bb%40c.example`);
});

test('there is none on the standalone page', () => {
  vi.stubGlobal('location', { origin: PAGE, pathname: '/login/' });
  expect(pageFor({ 'api-base': API })).toBeUndefined();
});

test('there is none in a frame', () => {
  vi.stubGlobal('top', {});
  expect(pageFor({ 'api-base': API })).toBeUndefined();
});

test('there is none with cross-site="stay"', () => {
  expect(pageFor({ 'api-base': API, 'cross-site': 'stay' })).toBeUndefined();
});
