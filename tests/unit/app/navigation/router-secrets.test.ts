import { describe, expect, test, vi } from 'vitest';
import { createRouter, type RoutePattern } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

type Name = 'login' | 'token' | 'voucher' | 'reset' | 'activate';
const ROUTES: RoutePattern<Name>[] = [
  { name: 'login', pattern: '/' },
  { name: 'token', pattern: '/token/:token?', publicPath: 'token/', bare: 'token/' },
  { name: 'voucher', pattern: '/voucher/:voucher?', publicPath: 'voucher/', bare: 'voucher/' },
  { name: 'reset', pattern: '/resetpw', fixed: { tokenType: 'forgotpw' } },
  { name: 'activate', pattern: '/activate', fixed: { tokenType: 'activate' } },
];
const PAGE = 'https://portal.example';

function open(path: string, { memory = false, state = null as unknown } = {}) {
  const page = fakePage(PAGE + path, state);
  const router = createRouter('/login/', ROUTES, memory);
  return { page, router, place: router.place.getState };
}

describe('a path with a secret in it', () => {
  test.each([
    ['/login/token/k3y', { token: 'k3y' }],
    ['/login/token/k3y/', { token: 'k3y' }],
    ['/login/token/a%2Fb%3Fc%23d', { token: 'a/b?c#d' }],
    ['/login/token/%2E%2E%2Fadmin', { token: '../admin' }],
    ['/login/token/%25', { token: '%' }],
    ['/login/token/%', { token: '%' }],
    ['/login/voucher/ABCDE', { voucher: 'ABCDE' }],
  ])('%s gives it to the screen, and a public path to the host', (path, parameters) => {
    const { place } = open(path);
    expect(place().parameters).toEqual(parameters);
    expect(place().path).toBe(`${place().name}/`);
  });

  test.each(['/login/token/a/b', '/login/token//b'])(
    '%s has more than one segment and is no token',
    (path) => {
      expect(open(path).place()).toMatchObject({ name: 'login', path: '' });
    },
  );
});

describe('a route with something fixed', () => {
  test.each([
    ['/login/resetpw', 'forgotpw'],
    ['/login/activate', 'activate'],
    ['/login/resetpw?tokenType=activate', 'forgotpw'],
  ])('%s is for tokens of the type %s', (path, tokenType) => {
    expect(open(path).place().parameters).toEqual({ tokenType });
  });
});

describe('another address for the same place', () => {
  test('takes the secret from the address bar, the history and the state, and is no visit', () => {
    const { page, router, place } = open('/login/token/k3y?email=a#b', {
      state: { 'login-portal': { email: 'ada@b' } },
    });
    const before = place();
    const followed = vi.fn();
    router.place.subscribe(followed);
    router.replaceAddress('token/');
    expect(page.changes).toEqual([`replace ${PAGE}/login/token/`]);
    expect(page.state()).toBeNull();
    expect(place()).toBe(before);
    expect(followed).not.toHaveBeenCalled();
  });

  test('is the one that Back leads to', () => {
    const { page, router, place } = open('/login/token/k3y');
    router.listen();
    router.replaceAddress('token/');
    router.navigate('');
    page.back();
    expect(page.address()).toBe(`${PAGE}/login/token/`);
    expect(place()).toMatchObject({ name: 'token', parameters: { token: '' } });
  });

  test('and a link to a part of the page are still the same place', () => {
    const { page, router, place } = open('/login/token/k3y');
    router.listen();
    router.replaceAddress('token/');
    page.goToFragment('#content');
    expect(place().visit).toBe(1);
  });

  test('with a redirect after it leaves no entry with the secret', () => {
    const { page, router } = open('/login/token/k3y');
    router.replaceAddress('token/');
    router.navigate('resetpw', { replace: true });
    expect(page.changes).toEqual([`replace ${PAGE}/login/token/`, `replace ${PAGE}/login/resetpw`]);
  });

  test('is none in somebody else’s page', () => {
    const { page, router } = open('/about', { memory: true });
    router.replaceAddress('token/');
    expect(page.changes).toEqual([]);
  });
});
