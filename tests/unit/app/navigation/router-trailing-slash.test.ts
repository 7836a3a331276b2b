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

describe('a bare path (D3)', () => {
  test.each([
    ['/login/token', 'token', '/login/token/'],
    ['/login/voucher', 'voucher', '/login/voucher/'],
    ['/login/token?email=a%40b#c', 'token', '/login/token/?email=a%40b'],
  ])('%s ends in a slash, by another entry and not by one more', (path, name, address) => {
    const { page, place } = open(path);
    expect(page.changes).toEqual([`replace ${PAGE}${address}`]);
    expect(place()).toMatchObject({ name, visit: 1 });
    expect(Object.values(place().parameters)).toEqual(['']);
  });

  test('keeps its query for the screen', () => {
    expect(open('/login/voucher?email=a%40b').place().query.get('email')).toBe('a@b');
  });

  test.each(['/login/token/', '/login/token/k3y', '/login/token/k3y/', '/login/voucher/k3y'])(
    'is not what %s is: it stays',
    (path) => {
      expect(open(path).page.changes).toEqual([]);
    },
  );

  test('ends in a slash after a click and after Back, too, under any base', () => {
    const { page, router } = open('/a/b/', { base: '/a/b/' });
    router.listen();
    router.navigate('token');
    expect(page.address()).toBe(`${PAGE}/a/b/token/`);
    page.back();
    page.forward();
    expect(page.address()).toBe(`${PAGE}/a/b/token/`);
  });

  test('changes nothing in somebody else’s page', () => {
    const { page, router, place } = open('/about', { memory: true });
    router.navigate('token');
    expect(place()).toMatchObject({ name: 'token', path: 'token/' });
    expect(page.changes).toEqual([]);
  });
});
