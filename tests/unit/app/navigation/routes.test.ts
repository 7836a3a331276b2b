import { expect, test } from 'vitest';
import type { RouteLocation } from '../../../../src/app/navigation/locator.ts';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { ROUTES, type Route } from '../../../../src/app/navigation/routes.ts';
import { fakePage, visits } from './fake-page.ts';

function open(path: string): RouteLocation<Route> {
  fakePage(`https://portal.example/login/${path}`);
  return createRouter<Route>('/login/', ROUTES, true, visits()).location.getState();
}

/** Paths with their route and its parameters. */
const PATHS = [
  ['', 'login', {}],
  ['forgotpw', 'forgot-password', {}],
  ['sso/admin', 'sso', { target: 'admin' }],
  ['token/a%2Fb', 'token', { token: 'a/b' }],
  ['token', 'token', { token: '' }],
  ['resetpw', 'reset-password', { tokenType: 'forgotpw' }],
  ['activate', 'activate', { tokenType: 'activate' }],
  ['voucher', 'voucher', { voucher: '' }],
  ['voucher/ABCDE-FGHJK', 'voucher', { voucher: 'ABCDE-FGHJK' }],
  ['requestpdaccess', 'personal-data-request', {}],
  ['requestpraccess', 'personal-reports-request', { kind: 'personalreports' }],
  ['reportaccess', 'report-access', {}],
  ['personaldata', 'personal-data', {}],
  ['personalreports', 'personal-reports', {}],
  ['register', 'registration', {}],
  ['register/groups/7%2F8', 'group-registration', { groupid: '7/8' }],
  ['register/campaigns/spring', 'campaign-registration', { campaignid: 'spring' }],
] as const;

test.each(PATHS)('maps "%s" to the route %s', (path, name, parameters) => {
  expect(open(path)).toMatchObject({ route: { name }, parameters });
});
