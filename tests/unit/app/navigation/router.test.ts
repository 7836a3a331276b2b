import { describe, expect, test, vi } from 'vitest';
import { createRouter, type RoutePattern } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

type Name = 'login' | 'forgot-password' | 'sso' | 'token';
const ROUTES: RoutePattern<Name>[] = [
  { name: 'login', pattern: '/' },
  { name: 'forgot-password', pattern: '/forgotpw' },
  { name: 'sso', pattern: '/sso/:target' },
  { name: 'token', pattern: '/token/:token', publicPath: 'token/' },
];
const PAGE = 'https://portal.example';

/** A router on a fake page at this path. */
function open(path: string, base = '/login/') {
  const page = fakePage(PAGE + path);
  const router = createRouter(base, ROUTES, false);
  return { page, router, place: router.place.getState };
}

describe('the location', () => {
  test.each([
    ['/login/', 'login', '', {}],
    ['/login', 'login', '', {}],
    ['/login/forgotpw', 'forgot-password', 'forgotpw', {}],
    ['/login/forgotpw/', 'forgot-password', 'forgotpw/', {}],
    ['/login/sso/error', 'sso', 'sso/error', { target: 'error' }],
    ['/login/sso/a%2Fb%20%C3%BC', 'sso', 'sso/a%2Fb%20%C3%BC', { target: 'a/b ü' }],
    ['/login/sso/%E0%A4%A', 'sso', 'sso/%E0%A4%A', { target: '%E0%A4%A' }],
    ['/login/token/s3cret', 'token', 'token/', { token: 's3cret' }],
  ])('at %s is the route %s', (path, name, publicPath, parameters) => {
    const { page, place } = open(path);
    expect(place()).toMatchObject({ name, path: publicPath, parameters, visit: 1 });
    expect(page.changes).toEqual([]);
  });

  test('has the decoded query', () => {
    const { place } = open('/login/forgotpw?email=ada%2B1%40example.org&cat=member');
    expect([...place().query]).toEqual([
      ['email', 'ada+1@example.org'],
      ['cat', 'member'],
    ]);
  });

  test.each([
    '/login/unknown',
    '/login/forgotpw/more',
    '/login/sso',
    '/login/sso/a/b',
    '/login//forgotpw',
    '/login/FORGOTPW/x',
  ])('at the unknown path %s is the login, which replaces the history entry', (path) => {
    const { page, place } = open(`${path}?a=1#b`);
    expect(place()).toMatchObject({ name: 'login', path: '' });
    expect([...place().query]).toEqual([]);
    expect(page.changes).toEqual([`replace ${PAGE}/login/`]);
  });

  test.each(['/', '/portal/v1.2/~ada/'])('is found under the base %s', (base) => {
    const { place } = open(`${base}sso/admin`, base);
    expect(place()).toMatchObject({ name: 'sso', path: 'sso/admin', parameters: { target: 'admin' } });
  });

  test('requires a route for the empty path', () => {
    fakePage(`${PAGE}/login/`);
    expect(() => createRouter('/login/', [{ name: 'sso', pattern: '/sso/:target' }], false)).toThrow();
  });
});

describe('a link', () => {
  test.each([
    ['', '/login/'],
    ['forgotpw', '/login/forgotpw'],
    ['/forgotpw', '/login/forgotpw'],
    ['//evil.example', '/login/evil.example'],
    ['?email=a%40b', '/login/?email=a%40b'],
    ['forgotpw?email=a%40b&cat=user', '/login/forgotpw?email=a%40b&cat=user'],
  ])('to %j has the address %s', (path, href) => {
    expect(open('/login/').router.href(path)).toBe(href);
  });

  test('has an absolute address if a <base> points to another site', () => {
    const { router } = open('/login/');
    vi.stubGlobal('Document', { prototype: { baseURI: 'https://elsewhere.example/' } });
    expect(router.href('forgotpw')).toBe(`${PAGE}/login/forgotpw`);
  });
});

describe('navigating', () => {
  test('pushes a history entry and starts another visit', () => {
    const { page, router, place } = open('/login/');
    router.navigate('forgotpw?email=a%40b');
    expect(page.changes).toEqual([`push ${PAGE}/login/forgotpw?email=a%40b`]);
    expect(place()).toMatchObject({ name: 'forgot-password', path: 'forgotpw', visit: 2 });
    expect(place().query.get('email')).toBe('a@b');
  });

  test('can replace the history entry and carry a notice for one visit', () => {
    const { page, router, place } = open('/login/sso/what');
    router.navigate('', { replace: true, notice: 'Registration is not available.' });
    expect(page.changes).toEqual([`replace ${PAGE}/login/`]);
    expect(place()).toMatchObject({ name: 'login', notice: 'Registration is not available.' });
    router.navigate('forgotpw');
    expect(place().notice).toBeUndefined();
  });

  test('to the same path starts another visit', () => {
    const { router, place } = open('/login/');
    router.navigate('');
    expect(place()).toMatchObject({ name: 'login', visit: 2 });
  });

  test('to an unknown path leads to the login', () => {
    const { page, router, place } = open('/login/forgotpw');
    router.navigate('nowhere');
    expect(page.address()).toBe(`${PAGE}/login/`);
    expect(place()).toMatchObject({ name: 'login', path: '' });
  });
});

describe('Back and Forward', () => {
  test('are followed until the router stops listening', () => {
    const { page, router, place } = open('/login/');
    const stop = router.listen();
    router.navigate('forgotpw');
    page.back();
    expect(place()).toMatchObject({ name: 'login', visit: 3 });
    page.forward();
    expect(place()).toMatchObject({ name: 'forgot-password', visit: 4 });
    stop();
    page.back();
    expect(place().name).toBe('forgot-password');
    expect(page.listeners()).toBe(0);
  });

  test('do not include a fragment link, which keeps the visit', () => {
    const { page, router, place } = open('/login/');
    router.listen();
    page.goToFragment('#content');
    expect(place().visit).toBe(1);
  });
});

describe('a memory router', () => {
  test('starts at the empty path and never touches the page', () => {
    const page = fakePage(`${PAGE}/login/forgotpw?email=a`, {
      'login-portal': { email: 'host@example.org' },
    });
    const router = createRouter('/login/', ROUTES, true);
    expect(router.place.getState()).toMatchObject({ name: 'login', path: '', email: undefined });

    const stop = router.listen();
    router.navigate('sso/error?message=no');
    expect(router.place.getState()).toMatchObject({ name: 'sso', parameters: { target: 'error' } });
    router.navigate('nowhere', { replace: true });
    expect(router.place.getState()).toMatchObject({ name: 'login' });
    stop();
    expect(page.changes).toEqual([]);
    expect(page.listeners()).toBe(0);
  });
});
