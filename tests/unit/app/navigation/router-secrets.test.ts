import { describe, expect, test, vi } from 'vitest';
import { JOURNEY, openRouter, PAGE } from './fake-page.ts';

describe('a path with a secret in it', () => {
  test.each([
    ['/login/token/k3y', { token: 'k3y' }],
    ['/login/token/k3y/', { token: 'k3y' }],
    ['/login/token/a%2Fb%3Fc%23d', { token: 'a/b?c#d' }],
    ['/login/token/%2E%2E%2Fadmin', { token: '../admin' }],
    ['/login/token/%25', { token: '%' }],
    ['/login/token/%', { token: '%' }],
    ['/login//token///k3y//', { token: 'k3y' }],
    ['//login/token/k3y', { token: 'k3y' }],
    ['/login/token/k3y%E2%80%8B', { token: 'k3y' }],
    ['/login/token/%C2%ADk%203y%20', { token: 'k3y' }],
    ['/login/token/k3y/%E2%80%8B', { token: 'k3y' }],
    ['/login/token/k3y.)', { token: 'k3y.)' }],
    ['/login/voucher/ABCDE', { voucher: 'ABCDE' }],
  ])('%s stays, passes it to the screen and shows the host a public path', (path, parameters) => {
    const { page, current } = openRouter(path);
    expect(current().parameters).toEqual(parameters);
    expect(current().path).toBe(`${current().route.name}/`);
    expect(page.changes).toEqual([]);
  });

  test('two segments are not a token', () => {
    expect(openRouter('/login/token/a/b').current()).toMatchObject({ route: { name: 'login' }, path: '' });
  });
});

test('a route with a fixed parameter ignores a query parameter of the same name', () => {
  const { parameters } = openRouter('/login/resetpw?tokenType=activate').current();
  expect(parameters).toEqual({ tokenType: 'forgotpw' });
});

describe('the path of a route without its optional parameter', () => {
  test.each([
    ['/login/token', 'token', '/login/token/'],
    ['/login/voucher', 'voucher', '/login/voucher/'],
    ['/login/token?email=a%40b#c', 'token', '/login/token/?email=a%40b'],
  ])('%s gets a trailing slash by replacing the history entry', (path, name, address) => {
    const { page, current } = openRouter(path);
    expect(page.changes).toEqual([`replace ${PAGE}${address}`]);
    expect(current()).toMatchObject({ route: { name }, visit: 1 });
    expect(Object.values(current().parameters)).toEqual(['']);
    expect(current().query.get('email')).toBe(path.includes('?') ? 'a@b' : null);
  });

  test('gets a trailing slash after a navigation and after Back, with any base', () => {
    const { page, router } = openRouter('/a/b/', { base: '/a/b/' });
    router.listen();
    router.navigate('token');
    expect(page.address()).toBe(`${PAGE}/a/b/token/`);
    page.back();
    page.forward();
    expect(page.address()).toBe(`${PAGE}/a/b/token/`);
  });

  test('does not change the address of a memory router', () => {
    const { page, router, current } = openRouter('/about', { memory: true });
    router.navigate('token');
    router.replaceAddress('token/');
    expect(current()).toMatchObject({ route: { name: 'token' }, path: 'token/' });
    expect(page.changes).toEqual([]);
  });
});

describe('replaceAddress()', () => {
  test('removes the secret from the address bar and the history state without another visit', () => {
    const { page, router, current } = openRouter('/login/token/k3y?email=a#b', {
      state: { 'login-portal': { notice: 'Login' } },
    });
    const before = current();
    const subscriber = vi.fn();
    router.location.subscribe(subscriber);
    page.changes.length = 0;
    router.replaceAddress('token/');
    expect(page.changes).toEqual([`replace ${PAGE}/login/token/`]);
    expect(page.state()).toEqual({ 'login-portal': JOURNEY });
    expect(current()).toBe(before);
    expect(subscriber).not.toHaveBeenCalled();
  });

  test('sets the address that Back leads to, and a fragment link is still the same visit', () => {
    const { page, router, current } = openRouter('/login/token/k3y');
    router.listen();
    router.replaceAddress('token/');
    page.goToFragment('#content');
    expect(current().visit).toBe(1);
    page.back();
    router.navigate('');
    page.back();
    expect(page.address()).toBe(`${PAGE}/login/token/`);
    expect(current()).toMatchObject({ route: { name: 'token' }, parameters: { token: '' } });
  });

  test('followed by a redirect leaves no history entry with the secret', () => {
    const { page, router } = openRouter('/login/token/k3y');
    router.replaceAddress('token/');
    router.navigate('resetpw', { replace: true });
    expect(page.changes).toEqual([`replace ${PAGE}/login/token/`, `replace ${PAGE}/login/resetpw`]);
  });
});
