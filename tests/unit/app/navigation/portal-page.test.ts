import { beforeEach, expect, test, vi } from 'vitest';
import { ownsAddress, readConfig } from '../../../../src/app/element/config.ts';
import { portalPage } from '../../../../src/app/navigation/portal-page.ts';

const PAGE = 'https://www.partner.example';
const API = 'https://portal.example';

beforeEach(() => {
  vi.stubGlobal('location', { origin: PAGE, pathname: '/' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('top', globalThis);
});

function pageFor(texts: Record<string, string>) {
  const config = readConfig(texts, PAGE, () => {}, [PAGE, API, 'https://login.portal.example']);
  const mounted = { config: () => config, ownsAddress: () => ownsAddress(config, location.pathname) };
  return portalPage(mounted, 'a+b@c.example')?.href;
}

const AT_API = `${API}/login/?email=a%2Bb%40c.example`;

test.each<[string, Record<string, string>, string | undefined]>([
  ['the login page at the API, with the address and nothing else', {}, AT_API],
  [
    'that of login-url, whose query stays',
    { 'login-url': 'https://login.portal.example/de/?from=partner' },
    'https://login.portal.example/de/?from=partner&email=a%2Bb%40c.example',
  ],
  ['not at an address that is not trusted', { 'login-url': 'https://evil.portal.example/' }, AT_API],
  ['none if the API is on the site of the page', { 'api-base': PAGE }, undefined],
  ['none if the login page is not on the site of the API', { 'login-url': '/login/' }, undefined],
  ['none with cross-site="stay"', { 'cross-site': 'stay' }, undefined],
])('the page of the portal is %s', (_, texts, address) => {
  expect(pageFor({ 'api-base': API, ...texts })).toBe(address);
});

test.each([
  ['on the standalone page', 'location', { origin: PAGE, pathname: '/login/' }],
  ['in a frame', 'top', {}],
])('there is none %s', (_, name, value) => {
  vi.stubGlobal(name, value);
  expect(pageFor({ 'api-base': API })).toBeUndefined();
});
