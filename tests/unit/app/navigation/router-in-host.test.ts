import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRouter, type RoutePattern } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

type Name = 'login' | 'forgot-password' | 'token';
const ROUTES: RoutePattern<Name>[] = [
  { name: 'login', pattern: '/' },
  { name: 'forgot-password', pattern: '/forgotpw' },
  { name: 'token', pattern: '/token/:token?', publicPath: 'token/', bare: 'token/' },
];
const PAGE = 'https://portal.example';
const ABOUT = [`${PAGE}/about`, { idx: 0 }] as const;

/** A page whose own router has written the state of its entries. */
function open(path: string, state: unknown = { idx: 0 }, base = '/login/') {
  const page = fakePage(PAGE + path, state);
  const router = createRouter(base, ROUTES, false);
  router.listen();
  return { page, router, place: router.place.getState };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('an entry outside the base', () => {
  test('that Back leads to is neither followed nor written', () => {
    const page = fakePage(`${PAGE}/about`, { idx: 0 });
    page.pushFromHost('/login/', { idx: 1 });
    const router = createRouter('/login/', ROUTES, false);
    router.listen();
    router.navigate('forgotpw');
    page.changes.length = 0;
    page.back();
    page.back();
    expect(router.place.getState()).toMatchObject({ name: 'login', visit: 3 });
    expect(page.address()).toBe(`${PAGE}/about`);
    page.forward();
    page.forward();
    expect(router.place.getState()).toMatchObject({ name: 'forgot-password', visit: 4 });
    expect(page.changes).toEqual([]);
    expect(page.entries()[0]).toEqual(ABOUT);
  });

  test('is not touched at the start: the place is the empty path', () => {
    const { page, place } = open('/about?email=of-the-host');
    expect(place()).toMatchObject({ name: 'login', path: '', email: undefined });
    expect([...place().query]).toEqual([]);
    expect(page.changes).toEqual([]);
  });

  test('is not touched by what is typed, by a redirect or by another address for the place', () => {
    const { page, router, place } = open('/about');
    router.rememberEmail('ada@example.org');
    vi.advanceTimersByTime(1000);
    router.replaceAddress('token/');
    router.navigate('forgotpw', { replace: true });
    router.navigate('nowhere', { replace: true });
    expect(place()).toMatchObject({ name: 'login' });
    expect(page.entries()).toEqual([ABOUT]);
  });

  test('is followed by one of ours when a link leads on, and Back shows the beginning again', () => {
    const { page, router, place } = open('/about');
    router.navigate('forgotpw');
    expect(page.changes[0]).toBe(`push ${PAGE}/login/forgotpw`);
    page.back();
    expect(place()).toMatchObject({ name: 'login', path: '' });
    expect(page.entries()[0]).toEqual(ABOUT);
    page.forward();
    expect(place()).toMatchObject({ name: 'forgot-password' });
  });

  test('is not touched when the host page went there without telling', () => {
    const { page, router } = open('/login/');
    router.rememberEmail('ada@example.org');
    page.pushFromHost('/about', { idx: 1 });
    vi.advanceTimersByTime(1000);
    router.replaceAddress('token/');
    router.navigate('forgotpw', { replace: true });
    expect(page.changes).toEqual([]);
  });
});

describe('an entry inside the base', () => {
  test('that is not a route of ours is left to the host page when Back leads to it', () => {
    const { page, place } = open('/account/news', undefined, '/account/news/');
    page.pushFromHost('/account/news/archive', { idx: 1 });
    page.pushFromHost('/account/news/', { idx: 2 });
    page.back();
    expect(place().visit).toBe(1);
    expect(page.changes).toEqual([]);
  });

  test('to which the host page went without telling keeps its state', () => {
    const { page, router } = open('/login/');
    router.rememberEmail('ada@example.org');
    page.pushFromHost('/login/forgotpw', { idx: 1 });
    vi.advanceTimersByTime(1000);
    expect(page.state()).toEqual({ idx: 1 });
  });
});

describe('the state that a host page’s router gave an entry', () => {
  test('stays beside what was typed, and goes along with a new address', () => {
    const { page, router } = open('/login/', { idx: 3, usr: { from: '/' } });
    router.rememberEmail('ada@example.org');
    vi.advanceTimersByTime(1000);
    expect(page.state()).toEqual({
      idx: 3,
      usr: { from: '/' },
      'login-portal': { email: 'ada@example.org' },
    });
    router.navigate('forgotpw', { replace: true });
    expect(page.entries()).toEqual([[`${PAGE}/login/forgotpw`, { idx: 3, usr: { from: '/' } }]]);
  });

  test.each(['/login/token', '/login/nowhere'])('stays when %s becomes another address', (path) => {
    const { page } = open(path, { turbo: { restorationIdentifier: 'a' } });
    expect(page.entries()).toHaveLength(1);
    expect(page.state()).toEqual({ turbo: { restorationIdentifier: 'a' } });
  });

  test('goes along to an entry of ours, because without one Turbo and SvelteKit do not find back to it', () => {
    const { page, router } = open('/login/', { turbo: 7 });
    router.rememberEmail('ada@example.org');
    router.navigate('forgotpw');
    expect(page.entries()).toEqual([
      [`${PAGE}/login/`, { turbo: 7, 'login-portal': { email: 'ada@example.org' } }],
      [`${PAGE}/login/forgotpw`, { turbo: 7 }],
    ]);
  });

  test('does not hide a new address from a router that takes calls with its own keys for its own', () => {
    const { page, router } = open('/login/', { __NA: true, tree: ['login'] });
    const told: unknown[] = [];
    for (const how of ['pushState', 'replaceState'] as const) {
      const native = history[how].bind(history);
      vi.spyOn(history, how).mockImplementation((data, _, url) => {
        if (data?.__NA) return native(data, '', url);
        if (url) told.push(url);
        native({ ...data, __NA: true, tree: history.state.tree }, '', url);
      });
    }
    router.navigate('forgotpw');
    router.navigate('token/', { replace: true });
    expect(told).toEqual([`${PAGE}/login/forgotpw`, `${PAGE}/login/token/`]);
    expect(page.state()).toEqual({ __NA: true, tree: ['login'] });
  });
});
