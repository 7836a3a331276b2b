import { describe, expect, test } from 'vitest';
import { openRouter, PAGE } from './fake-page.ts';

describe('the location', () => {
  test.each([
    ['/login/', 'login', '', {}],
    ['/login', 'login', '', {}],
    ['/login/forgotpw', 'forgot-password', 'forgotpw', {}],
    ['/login/forgotpw/', 'forgot-password', 'forgotpw', {}],
    ['/login//forgotpw//', 'forgot-password', 'forgotpw', {}],
    ['//login///forgotpw', 'forgot-password', 'forgotpw', {}],
    ['/login/forgotpw%E2%80%8B', 'forgot-password', 'forgotpw', {}],
    ['/login/forgotpw.', 'forgot-password', 'forgotpw', {}],
    ['/login/forgotpw%E2%80%9D).', 'forgot-password', 'forgotpw', {}],
    ['/login/sso/error', 'sso', 'sso/error', { target: 'error' }],
    ['/login/sso/a%2Fb%C3%BC', 'sso', 'sso/a%2Fb%C3%BC', { target: 'a/bü' }],
    ['/login/sso/%E0%A4%A', 'sso', 'sso/%E0%A4%A', { target: '%E0%A4%A' }],
  ])('at %s is the route %s', (path, name, publicPath, parameters) => {
    const { page, current } = openRouter(path);
    expect(current()).toMatchObject({ route: { name }, path: publicPath, parameters, visit: 1 });
    expect(page.changes).toEqual([]);
  });

  test.each([
    ['token/a%2Fb', 'token', { token: 'a/b' }],
    ['token', 'token', { token: '' }],
    ['resetpw', 'reset-password', { tokenType: 'forgotpw' }],
    ['activate', 'activate', { tokenType: 'activate' }],
    ['voucher', 'voucher', { voucher: '' }],
    ['voucher/ABCDE-FGHJK', 'voucher', { voucher: 'ABCDE-FGHJK' }],
    ['requestpdaccess', 'personal-data-request', {}],
    ['requestpraccess', 'personal-reports-request', { kind: 'personalreports' }],
    ['reportaccess', 'report-access', {}],
    ['personaldata', 'personal-data', {}],
    ['personalreports', 'personal-reports', {}],
    ['register', 'registration', {}],
    ['register/groups/7%2F8', 'group-registration', { groupid: '7/8' }],
    ['register/campaigns/spring', 'campaign-registration', { campaignid: 'spring' }],
    [
      'register/campaigns/%20spr%E2%80%8Bing%202026%20',
      'campaign-registration',
      { campaignid: 'spring 2026' },
    ],
  ])('maps "%s" to the route %s', (path, name, parameters) => {
    expect(openRouter(`/login/${path}`).current()).toMatchObject({ route: { name }, parameters });
  });

  test.each(['/login/unknown', '/login/forgotpw/more', '/login/sso', '/login/sso/a/b', '/login/FORGOTPW/x'])(
    'at the unknown path %s is the login, which replaces the history entry',
    (path) => {
      const { page, current } = openRouter(`${path}?a=1#b`);
      expect(current()).toMatchObject({ route: { name: 'login' }, path: '' });
      expect([...current().query]).toEqual([]);
      expect(page.changes).toEqual([`replace ${PAGE}/login/`]);
    },
  );

  test.each(['/', '/portal/v1.2/~ada/'])('is found under the base %s', (base) => {
    const { current } = openRouter(`${base}sso/admin`, { base });
    expect(current()).toMatchObject({ route: { name: 'sso' }, path: 'sso/admin' });
    expect(current().parameters).toEqual({ target: 'admin' });
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
    expect(openRouter().router.href(path)).toBe(href);
  });
});

describe('navigating', () => {
  test('pushes a history entry and starts another visit', () => {
    const { page, router, current } = openRouter();
    router.navigate('forgotpw?email=a%40b');
    expect(page.changes).toEqual([`push ${PAGE}/login/forgotpw?email=a%40b`]);
    expect(current()).toMatchObject({ route: { name: 'forgot-password' }, path: 'forgotpw', visit: 2 });
    expect(current().query.get('email')).toBe('a@b');
    router.navigate('forgotpw');
    expect(current(), 'to the same path').toMatchObject({ route: { name: 'forgot-password' }, visit: 3 });
  });

  test('can replace the history entry and carry a notice for one visit', () => {
    const { page, router, current } = openRouter('/login/sso/what');
    router.navigate('', { replace: true, notice: 'Registration is not available.' });
    expect(page.changes).toEqual([`replace ${PAGE}/login/`]);
    expect(current()).toMatchObject({ route: { name: 'login' }, notice: 'Registration is not available.' });
    router.navigate('forgotpw');
    expect(current().notice).toBeUndefined();
  });
});

test('Back before the router listens is followed when it does', () => {
  const { page, router, current } = openRouter();
  router.navigate('forgotpw');
  page.back();
  expect(current().route.name).toBe('forgot-password');
  router.listen();
  expect(current().route.name).toBe('login');
});

test('Back and Forward are followed until the router stops listening, and a fragment link keeps the visit', () => {
  const { page, router, current } = openRouter();
  const stop = router.listen();
  page.goToFragment('#content');
  expect(current().visit).toBe(1);
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
