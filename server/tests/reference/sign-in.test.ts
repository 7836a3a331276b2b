import { expect, test } from 'vitest';
import { credentials, MINUTE, setUp } from './support.ts';

test('signing out closes the area of the account and clears the cache of the browser', async () => {
  const { post, submit, text } = setUp();
  await post('/login/member', credentials('memberWithPassword'));
  const left = await submit('/signout');
  expect([left.status, left.headers.get('Location')]).toEqual([303, '/login/']);
  expect(left.headers.get('Clear-Site-Data')).toBe('"cache"');
  expect(await text('/member')).toContain('You are not logged in.');
});

test('a copied session ends when its owner signs out, and after eight hours', async () => {
  const { post, submit, cookies, visitor, advance } = setUp();
  await post('/login/member', credentials('memberWithPassword'));
  const thief = visitor();
  thief.cookies.set('portal-session', cookies.get('portal-session') ?? '');
  expect(await thief.text('/member')).toContain('Hanna');
  await submit('/signout');
  expect(await thief.text('/member')).toContain('not logged in');

  await post('/login/member', credentials('memberWithPassword'));
  thief.cookies.set('portal-session', cookies.get('portal-session') ?? '');
  for (let half = 1; half <= 16; half++) {
    advance(30 * MINUTE);
    expect(await thief.text('/member')).toContain(half < 16 ? 'Hanna' : 'not logged in');
  }
});

test('signing in again ends the session of the browser', async () => {
  const { post, cookies, text } = setUp();
  await post('/login/member', credentials('memberWithPassword'));
  const former = cookies.get('portal-session');
  await post('/login/member', credentials('memberWithPassword'));
  expect(cookies.get('portal-session')).not.toBe(former);
  cookies.set('portal-session', former ?? '');
  expect(await text('/member')).toContain('You are not logged in.');
});

test('the cookies of the session and of the known browser are HttpOnly, and Secure on https', async () => {
  const { send } = setUp({ origin: 'https://portal.example.org' });
  const answer = await send('/api/v1/login/member', JSON.stringify(credentials('memberWithPassword')));
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-portal-session=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-portal-device=[\w-]{86}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});
