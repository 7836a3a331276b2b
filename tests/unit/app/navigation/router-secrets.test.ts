import { describe, expect, test, vi } from 'vitest';
import type { RoutePattern } from '../../../../src/app/navigation/route-matcher.ts';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

const ROUTES: RoutePattern[] = [
  { name: 'login', pattern: '/' },
  { name: 'token', pattern: '/token/:token?', publicPath: 'token/' },
  { name: 'voucher', pattern: '/voucher/:voucher?', publicPath: 'voucher/' },
  { name: 'reset', pattern: '/resetpw', fixed: { tokenType: 'forgotpw' } },
];
const PAGE = 'https://portal.example';

function open(path: string, { memory = false, state = null as unknown } = {}) {
  const page = fakePage(PAGE + path, state);
  const router = createRouter('/login/', ROUTES, !memory);
  return { page, router, current: router.location.getState };
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
  ])('%s passes it to the screen and shows the host a public path', (path, parameters) => {
    const { current } = open(path);
    expect(current().parameters).toEqual(parameters);
    expect(current().path).toBe(`${current().route.name}/`);
  });

  test.each(['/login/token/a/b', '/login/token//b'])(
    '%s has more than one segment, so it is not a token',
    (path) => {
      expect(open(path).current()).toMatchObject({ route: { name: 'login' }, path: '' });
    },
  );
});

describe('a route with a fixed parameter', () => {
  test('ignores a query parameter of the same name', () => {
    expect(open('/login/resetpw?tokenType=activate').current().parameters).toEqual({ tokenType: 'forgotpw' });
  });
});

describe('replaceAddress()', () => {
  test('removes the secret from the address bar and the history state without another visit', () => {
    const { page, router, current } = open('/login/token/k3y?email=a#b', {
      state: { 'login-portal': { email: 'ada@b' } },
    });
    const before = current();
    const subscriber = vi.fn();
    router.location.subscribe(subscriber);
    router.replaceAddress('token/');
    expect(page.changes).toEqual([`replace ${PAGE}/login/token/`]);
    expect(page.state()).toBeNull();
    expect(current()).toBe(before);
    expect(subscriber).not.toHaveBeenCalled();
  });

  test('sets the address that Back leads to', () => {
    const { page, router, current } = open('/login/token/k3y');
    router.listen();
    router.replaceAddress('token/');
    router.navigate('');
    page.back();
    expect(page.address()).toBe(`${PAGE}/login/token/`);
    expect(current()).toMatchObject({ route: { name: 'token' }, parameters: { token: '' } });
  });

  test('followed by a fragment link is still the same visit', () => {
    const { page, router, current } = open('/login/token/k3y');
    router.listen();
    router.replaceAddress('token/');
    page.goToFragment('#content');
    expect(current().visit).toBe(1);
  });

  test('followed by a redirect leaves no history entry with the secret', () => {
    const { page, router } = open('/login/token/k3y');
    router.replaceAddress('token/');
    router.navigate('resetpw', { replace: true });
    expect(page.changes).toEqual([`replace ${PAGE}/login/token/`, `replace ${PAGE}/login/resetpw`]);
  });

  test('does nothing in a memory router', () => {
    const { page, router } = open('/about', { memory: true });
    router.replaceAddress('token/');
    expect(page.changes).toEqual([]);
  });
});
