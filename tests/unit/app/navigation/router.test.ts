import { describe, expect, test, vi } from 'vitest';
import type { RoutePattern } from '../../../../src/app/navigation/route-matcher.ts';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

const ROUTES: RoutePattern[] = [
  { name: 'login', pattern: '/' },
  { name: 'forgot-password', pattern: '/forgotpw' },
  { name: 'sso', pattern: '/sso/:target' },
  { name: 'token', pattern: '/token/:token', publicPath: 'token/' },
];
const PAGE = 'https://portal.example';

/** A router on a fake page at this path. */
function open(path: string, base = '/login/') {
  const page = fakePage(PAGE + path);
  const router = createRouter(base, ROUTES, true);
  return { page, router, current: router.location.getState };
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
    const { page, current } = open(path);
    expect(current()).toMatchObject({ route: { name }, path: publicPath, parameters, visit: 1 });
    expect(page.changes).toEqual([]);
  });

  test('has the decoded query', () => {
    const { current } = open('/login/forgotpw?email=ada%2B1%40example.org&cat=member');
    expect([...current().query]).toEqual([
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
    const { page, current } = open(`${path}?a=1#b`);
    expect(current()).toMatchObject({ route: { name: 'login' }, path: '' });
    expect([...current().query]).toEqual([]);
    expect(page.changes).toEqual([`replace ${PAGE}/login/`]);
  });

  test.each(['/', '/portal/v1.2/~ada/'])('is found under the base %s', (base) => {
    const { current } = open(`${base}sso/admin`, base);
    expect(current()).toMatchObject({
      route: { name: 'sso' },
      path: 'sso/admin',
      parameters: { target: 'admin' },
    });
  });

  test('requires a route for the empty path', () => {
    fakePage(`${PAGE}/login/`);
    expect(() => createRouter('/login/', [{ name: 'sso', pattern: '/sso/:target' }], true)).toThrow();
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
    vi.stubGlobal('document', Object.create({ baseURI: 'https://elsewhere.example/' }));
    expect(router.href('forgotpw')).toBe(`${PAGE}/login/forgotpw`);
  });
});

describe('navigating', () => {
  test('pushes a history entry and starts another visit', () => {
    const { page, router, current } = open('/login/');
    router.navigate('forgotpw?email=a%40b');
    expect(page.changes).toEqual([`push ${PAGE}/login/forgotpw?email=a%40b`]);
    expect(current()).toMatchObject({ route: { name: 'forgot-password' }, path: 'forgotpw', visit: 2 });
    expect(current().query.get('email')).toBe('a@b');
  });

  test('can replace the history entry and carry a notice for one visit', () => {
    const { page, router, current } = open('/login/sso/what');
    router.navigate('', { replace: true, notice: 'Registration is not available.' });
    expect(page.changes).toEqual([`replace ${PAGE}/login/`]);
    expect(current()).toMatchObject({ route: { name: 'login' }, notice: 'Registration is not available.' });
    router.navigate('forgotpw');
    expect(current().notice).toBeUndefined();
  });

  test('to the same path starts another visit', () => {
    const { router, current } = open('/login/');
    router.navigate('');
    expect(current()).toMatchObject({ route: { name: 'login' }, visit: 2 });
  });

  test('to an unknown path leads to the login', () => {
    const { page, router, current } = open('/login/forgotpw');
    router.navigate('nowhere');
    expect(page.address()).toBe(`${PAGE}/login/`);
    expect(current()).toMatchObject({ route: { name: 'login' }, path: '' });
  });
});

describe('Back and Forward', () => {
  test('are followed until the router stops listening', () => {
    const { page, router, current } = open('/login/');
    const stop = router.listen();
    router.navigate('forgotpw');
    page.back();
    expect(current()).toMatchObject({ route: { name: 'login' }, visit: 3 });
    page.forward();
    expect(current()).toMatchObject({ route: { name: 'forgot-password' }, visit: 4 });
    stop();
    page.back();
    expect(current().route.name).toBe('forgot-password');
    expect(page.listeners()).toBe(0);
  });

  test('do not include a fragment link, which keeps the visit', () => {
    const { page, router, current } = open('/login/');
    router.listen();
    page.goToFragment('#content');
    expect(current().visit).toBe(1);
  });
});

describe('a memory router', () => {
  test('starts at the empty path and never touches the page', () => {
    const page = fakePage(`${PAGE}/login/forgotpw?email=a`, {
      'login-portal': { email: 'host@example.org' },
    });
    const router = createRouter('/login/', ROUTES, false);
    expect(router.location.getState()).toMatchObject({
      route: { name: 'login' },
      path: '',
      email: undefined,
    });

    const stop = router.listen();
    router.navigate('sso/error?message=no');
    expect(router.location.getState()).toMatchObject({
      route: { name: 'sso' },
      parameters: { target: 'error' },
    });
    router.navigate('nowhere', { replace: true });
    expect(router.location.getState()).toMatchObject({ route: { name: 'login' } });
    stop();
    expect(page.changes).toEqual([]);
    expect(page.listeners()).toBe(0);
  });
});
