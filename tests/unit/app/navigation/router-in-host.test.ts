import { describe, expect, test, vi } from 'vitest';
import { JOURNEY, openRouter, PAGE } from './fake-page.ts';

const ABOUT = [`${PAGE}/about`, { idx: 0 }] as const;

/** A router on a host page whose own router writes history state. */
function open(path: string, state: unknown = { idx: 0 }, base = '/login/') {
  const opened = openRouter(path, { state, base });
  opened.router.listen();
  return opened;
}

describe('an entry outside the base', () => {
  test('is neither followed nor changed when Back leads to it', () => {
    const { page, router, current } = open('/login/');
    page.pushFromHost('/about', { idx: 0 });
    router.navigate('forgotpw');
    page.changes.length = 0;
    page.back();
    expect(current()).toMatchObject({ route: { name: 'forgot-password' }, visit: 2 });
    expect(page.address()).toBe(`${PAGE}/about`);
    page.forward();
    expect(current().visit).toBe(2);
    expect(page.changes).toEqual([]);
    expect(page.entries()[1]).toEqual(ABOUT);
  });

  test('is not changed at the start: the location is the empty path', () => {
    const { page, current } = open('/about?email=of-the-host');
    expect(current()).toMatchObject({ route: { name: 'login' }, path: '' });
    expect([...current().query]).toEqual([]);
    expect(page.changes).toEqual([]);
  });

  test('is not changed by what was typed, a redirect or replaceAddress()', () => {
    const { page, router, journey, current } = open('/about');
    journey.setEmail('ada@example.org');
    router.replaceAddress('token/');
    router.navigate('forgotpw', { replace: true });
    router.navigate('nowhere', { replace: true });
    expect(current()).toMatchObject({ route: { name: 'login' } });
    expect(page.entries()).toEqual([ABOUT]);
  });

  test('stays when a link pushes a new entry, and Back returns to the empty path', () => {
    const { page, router, current } = open('/about');
    router.navigate('forgotpw');
    expect(page.changes[0]).toBe(`push ${PAGE}/login/forgotpw`);
    page.back();
    expect(current()).toMatchObject({ route: { name: 'login' }, path: '' });
    expect(page.entries()[0]).toEqual(ABOUT);
    page.forward();
    expect(current()).toMatchObject({ route: { name: 'forgot-password' } });
  });

  test('is not changed after the host page pushed it without an event', () => {
    const { page, router, journey } = open('/login/');
    page.pushFromHost('/about', { idx: 1 });
    journey.setEmail('ada@example.org');
    router.replaceAddress('token/');
    router.navigate('forgotpw', { replace: true });
    expect(page.changes).toEqual([]);
  });
});

describe('an entry inside the base', () => {
  test('that matches no route is left to the host page when Back leads to it', () => {
    const { page, current } = open('/account/news', undefined, '/account/news/');
    page.pushFromHost('/account/news/archive', { idx: 1 });
    page.pushFromHost('/account/news/', { idx: 2 });
    page.back();
    expect(current().visit).toBe(1);
    expect(page.changes).toEqual([]);
  });

  test('that the host page pushed without an event keeps its state', () => {
    const { page, journey } = open('/login/');
    page.pushFromHost('/login/forgotpw', { idx: 1 });
    journey.setEmail('ada@example.org');
    expect(page.state()).toEqual({ idx: 1 });
  });
});

describe('the history state of a host router', () => {
  test('is kept next to the journey and survives a redirect', () => {
    const { page, router, journey } = open('/login/', { idx: 3, usr: { from: '/' } });
    journey.setEmail('ada@example.org');
    const kept = { idx: 3, usr: { from: '/' }, 'login-portal': JOURNEY };
    expect(page.state()).toEqual(kept);
    router.navigate('forgotpw', { replace: true });
    expect(page.entries()).toEqual([[`${PAGE}/login/forgotpw`, kept]]);
  });

  test.each(['/login/token', '/login/nowhere'])('is kept when the address %s is replaced', (path) => {
    const { page } = open(path, { turbo: { restorationIdentifier: 'a' } });
    expect(page.entries()).toHaveLength(1);
    expect(page.state()).toEqual({ turbo: { restorationIdentifier: 'a' }, 'login-portal': JOURNEY });
  });

  test('is copied to new entries, because Turbo and SvelteKit need it to go back', () => {
    const { page, router } = open('/login/', { turbo: 7 });
    router.navigate('forgotpw');
    expect(page.entries()).toEqual([
      [`${PAGE}/login/`, { turbo: 7 }],
      [`${PAGE}/login/forgotpw`, { turbo: 7, 'login-portal': JOURNEY }],
    ]);
  });

  test('does not hide a new address from a router that ignores calls with its own keys', () => {
    const { page, router } = open('/login/', { __NA: true, tree: ['login'] });
    const seen: unknown[] = [];
    for (const how of ['pushState', 'replaceState'] as const) {
      const native = history[how].bind(history);
      vi.spyOn(history, how).mockImplementation((data, _, url) => {
        if (data?.__NA) return native(data, '', url);
        if (url) seen.push(url);
        native({ ...data, __NA: true, tree: history.state.tree }, '', url);
      });
    }
    router.navigate('forgotpw');
    router.navigate('token/', { replace: true });
    expect(seen).toEqual(['/login/forgotpw', '/login/token/']);
    expect(page.state()).toEqual({ __NA: true, tree: ['login'], 'login-portal': JOURNEY });
  });
});
