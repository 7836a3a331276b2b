import { describe, expect, test } from 'vitest';
import type { RoutePattern } from '../../../../src/app/navigation/route-matcher.ts';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

const ROUTES: RoutePattern[] = [
  { name: 'login', pattern: '/' },
  { name: 'token', pattern: '/token/:token?', publicPath: 'token/' },
  { name: 'voucher', pattern: '/voucher/:voucher?', publicPath: 'voucher/' },
];
const PAGE = 'https://portal.example';

function open(path: string, { base = '/login/', memory = false } = {}) {
  const page = fakePage(PAGE + path);
  const router = createRouter(base, ROUTES, !memory);
  return { page, router, current: router.location.getState };
}

describe('the path of a route without its optional parameter', () => {
  test.each([
    ['/login/token', 'token', '/login/token/'],
    ['/login/voucher', 'voucher', '/login/voucher/'],
    ['/login/token?email=a%40b#c', 'token', '/login/token/?email=a%40b'],
  ])('%s gets a trailing slash by replacing the history entry', (path, name, address) => {
    const { page, current } = open(path);
    expect(page.changes).toEqual([`replace ${PAGE}${address}`]);
    expect(current()).toMatchObject({ route: { name }, visit: 1 });
    expect(Object.values(current().parameters)).toEqual(['']);
  });

  test('keeps its query', () => {
    expect(open('/login/voucher?email=a%40b').current().query.get('email')).toBe('a@b');
  });

  test.each(['/login/token/', '/login/token/k3y', '/login/token/k3y/', '/login/voucher/k3y'])(
    'does not include %s, which stays as it is',
    (path) => {
      expect(open(path).page.changes).toEqual([]);
    },
  );

  test('gets a trailing slash after a navigation and after Back, with any base', () => {
    const { page, router } = open('/a/b/', { base: '/a/b/' });
    router.listen();
    router.navigate('token');
    expect(page.address()).toBe(`${PAGE}/a/b/token/`);
    page.back();
    page.forward();
    expect(page.address()).toBe(`${PAGE}/a/b/token/`);
  });

  test('does not change the address of a memory router', () => {
    const { page, router, current } = open('/about', { memory: true });
    router.navigate('token');
    expect(current()).toMatchObject({ route: { name: 'token' }, path: 'token/' });
    expect(page.changes).toEqual([]);
  });
});
