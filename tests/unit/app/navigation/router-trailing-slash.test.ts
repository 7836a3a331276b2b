import { describe, expect, test } from 'vitest';
import { createRouter, type RoutePattern } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

type Name = 'login' | 'token' | 'voucher';
const ROUTES: RoutePattern<Name>[] = [
  { name: 'login', pattern: '/' },
  { name: 'token', pattern: '/token/:token?', publicPath: 'token/', bare: 'token/' },
  { name: 'voucher', pattern: '/voucher/:voucher?', publicPath: 'voucher/', bare: 'voucher/' },
];
const PAGE = 'https://portal.example';

function open(path: string, { base = '/login/', memory = false } = {}) {
  const page = fakePage(PAGE + path);
  const router = createRouter(base, ROUTES, memory);
  return { page, router, place: router.place.getState };
}

describe('the path of a route without its optional parameter', () => {
  test.each([
    ['/login/token', 'token', '/login/token/'],
    ['/login/voucher', 'voucher', '/login/voucher/'],
    ['/login/token?email=a%40b#c', 'token', '/login/token/?email=a%40b'],
  ])('%s gets a trailing slash by replacing the history entry', (path, name, address) => {
    const { page, place } = open(path);
    expect(page.changes).toEqual([`replace ${PAGE}${address}`]);
    expect(place()).toMatchObject({ name, visit: 1 });
    expect(Object.values(place().parameters)).toEqual(['']);
  });

  test('keeps its query', () => {
    expect(open('/login/voucher?email=a%40b').place().query.get('email')).toBe('a@b');
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
    const { page, router, place } = open('/about', { memory: true });
    router.navigate('token');
    expect(place()).toMatchObject({ name: 'token', path: 'token/' });
    expect(page.changes).toEqual([]);
  });
});
