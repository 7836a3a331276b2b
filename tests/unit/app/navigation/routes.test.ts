import { describe, expect, test } from 'vitest';
import { createRouter, type RouteLocation } from '../../../../src/app/navigation/router.ts';
import { ROUTES, type RouteName } from '../../../../src/app/navigation/routes.ts';
import { fakePage } from './fake-page.ts';

function arrive(path: string): RouteLocation<RouteName> {
  fakePage(`https://portal.example/login/${path}`);
  return createRouter('/login/', ROUTES, false).place.getState();
}

/** Specification, section 2 "Screens and routes". */
describe('the route table', () => {
  test.each([
    ['', 'login', {}],
    ['forgotpw', 'forgot-password', {}],
    ['forgotpw?email=a&cat=member&submit=1', 'forgot-password', {}],
    ['sso/admin', 'sso', { target: 'admin' }],
    ['sso/error?message=no', 'sso', { target: 'error' }],
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
    ['register?email=a', 'registration', {}],
    ['register/groups/7%2F8', 'group-registration', { groupid: '7/8' }],
    ['register/campaigns/spring', 'campaign-registration', { campaignid: 'spring' }],
    ['token', 'token', { token: '' }],
    ['token/k3y', 'token', { token: 'k3y' }],
    ['resetpw', 'reset-password', { tokenType: 'forgotpw' }],
    ['activate', 'activate', { tokenType: 'activate' }],
    ['requestpdaccess?email=a&submit=1', 'personal-data-request', {}],
    ['requestpraccess', 'personal-reports-request', { kind: 'personalreports' }],
    ['reportaccess', 'report-access', {}],
    ['personaldata', 'personal-data', {}],
    ['personalreports', 'personal-reports', {}],
    ['nowhere', 'login', {}],
  ] as const)('leads from "%s" to the screen %s', (path, name, parameters) => {
    expect(arrive(path)).toMatchObject({ name, parameters });
  });

  test('tells the host no token', () => {
    expect(arrive('token/k3y').path).toBe('token/');
  });

  test('has each name once', () => {
    const names = ROUTES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
