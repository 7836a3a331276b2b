import { describe, expect, test } from 'vitest';
import { createRouter, type Place } from '../../../src/app/router.ts';
import { ROUTES, type RouteName } from '../../../src/app/routes.ts';
import { fakePage } from './fake-page.ts';

function arrive(path: string): Place<RouteName> {
  fakePage(`https://portal.example/login/${path}`);
  return createRouter('/login/', ROUTES, false).place.getState();
}

describe('the route table', () => {
  test.each([
    ['', 'login', {}],
    ['forgotpw', 'forgot-password', {}],
    ['forgotpw?email=a&cat=member&submit=1', 'forgot-password', {}],
    ['sso/admin', 'sso', { target: 'admin' }],
    ['sso/error?message=no', 'sso', { target: 'error' }],
    ['register?email=a', 'registration', {}],
    ['nowhere', 'login', {}],
  ] as const)('leads from "%s" to the screen %s', (path, name, parameters) => {
    expect(arrive(path)).toMatchObject({ name, parameters });
  });

  test('has each name once', () => {
    const names = ROUTES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('leads from a registration that is off to the login, with the address and the reason', () => {
    const place = arrive('register?email=ada%2B1%40example.org');
    const route = ROUTES.find(({ name }) => name === 'registration');
    expect(route && 'redirect' in route && route.redirect(place)).toEqual({
      path: '?email=ada%2B1%40example.org',
      notice: 'Registration is not available.',
    });
  });
});
