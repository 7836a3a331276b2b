import { expect, test } from 'vitest';
import { portalPath, portalUrl } from '../../../../src/app/navigation/in-app-link.ts';

const API = 'https://api.example';

test.each([
  [`${API}/login/`, '', `${API}/login/`],
  [`${API}/login`, '', `${API}/login`],
  [`${API}/#sign-in`, '', `${API}/#sign-in`],
  [`${API}/login/`, 'forgotpw?email=a%40b', `${API}/login/forgotpw?email=a%40b`],
  [`${API}/login`, 'forgotpw', `${API}/login/forgotpw`],
  [`${API}/login?from=home#top`, 'forgotpw', `${API}/login/forgotpw`],
  [`${API}/login`, '?email=a%40b', `${API}/login/?email=a%40b`],
  [`${API}//evil.example/`, 'forgotpw', `${API}//evil.example/forgotpw`],
])('with the login URL %s, the path %j has the address %s', (login, path, address) => {
  expect(portalUrl(path, new URL(login)).href).toBe(address);
});

test.each([
  [`${API}/login/forgotpw?email=a%40b#top`, `${API}/login/`, 'forgotpw?email=a%40b'],
  [`${API}/login/forgotpw`, `${API}/login`, 'forgotpw'],
  [`${API}/login/`, `${API}/login`, ''],
  [`${API}/login`, `${API}/login/`, ''],
  [`${API}/loginx`, `${API}/login`, undefined],
  [`${API}/LOGIN/`, `${API}/login/`, undefined],
  ['https://other.example/login/', `${API}/login/`, undefined],
  [`${API}:8443/login/`, `${API}/login/`, undefined],
])('the address %s is, for the login URL %s, the path %j', (address, login, path) => {
  expect(portalPath(new URL(address), new URL(login))).toBe(path);
});
