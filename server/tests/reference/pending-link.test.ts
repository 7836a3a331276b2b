import { expect, test } from 'vitest';
import { credentials, MINUTE, REGISTRATION, SECOND, setUp } from './support.ts';

function setUpLinks() {
  const backend = setUp({ members: { defaultregistration: true } });
  return {
    ...backend,
    async register(): Promise<string> {
      await backend.post('/members/registration', REGISTRATION);
      return backend.mailedToken();
    },
    isConfirmed: () =>
      backend.database.prepare("SELECT active FROM accounts WHERE email LIKE 'nora%'").get()?.active === 1,
  };
}

test('one of two simultaneous sign-ins with the same link succeeds', async () => {
  const { issue, get, linkOn, submit, cookies } = setUp();
  await get(`/token/${issue('member', 'both', 'portalaccess')}`);
  const link = await linkOn('/member');
  expect(cookies.has('portal-pending')).toBe(true);
  const answers = await Promise.all([submit('/member', { link }), submit('/member', { link })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
});

test('the button uses the link of its page, whatever other tabs have opened or used since', async () => {
  const { issue, get, text, linkOn, submit, follow } = setUp();
  await get(`/token/${issue('member', 'both', 'portalaccess')}`);
  const link = await linkOn('/member');
  await get(`/token/${issue('member', 'memberWithPassword', 'portalaccess')}`);
  expect(await text('/member')).toContain('Your link logs you in as Hanna Lindqvist');
  await follow(issue('member', 'memberWithPassword', 'portalaccess'), '/member');
  expect((await submit('/member', { link })).status).toBe(303);
  expect(await text('/member')).toContain('You are logged in as Marieke de Vries');
});

test('a signed-in person is only asked about the link of another person', async () => {
  const { issue, get, text, follow } = setUp();
  await follow(issue('member', 'both', 'portalaccess'), '/member');
  await get(`/token/${issue('member', 'both', 'portalaccess')}`);
  expect(await text('/member')).toContain('You are logged in as Marieke de Vries');
  await get(`/token/${issue('member', 'memberWithPassword', 'portalaccess')}`);
  expect(await text('/member')).toContain('Your link logs you in as Hanna Lindqvist');
});

test('a person who signs in another way is not asked about a link that was opened before', async () => {
  const { issue, get, post, text } = setUp();
  await get(`/token/${issue('member', 'memberWithoutPassword', 'portalaccess')}`);
  await post('/login/member', credentials('memberWithPassword'));
  expect(await text('/member')).toContain('You are logged in as Hanna Lindqvist');
});

test('the link of a registration does not sign in', async () => {
  const { register, get, text, linkOn, submit } = setUpLinks();
  await get(`/token/${await register()}`);
  expect(await text('/member')).toContain('You are not logged in.');
  expect((await submit('/member', { link: await linkOn('/registrationsuccess') })).status).toBe(422);
});

test('a browser without a link cannot confirm anything', async () => {
  const { get, text, submit } = setUp();
  await get('/settings/config');
  expect(await text('/member')).toContain('You are not logged in.');
  expect((await submit('/member', { link: '' })).status).toBe(422);
  expect((await submit('/registrationsuccess', { link: '' })).status).toBe(422);
});

test('the cookie of a pending link has a handle instead of the token, and strict attributes', async () => {
  const { request, get, issue, database } = setUp({ origin: 'https://portal.example.org' });
  const token = issue('member', 'both', 'portalaccess');
  const cookies = (await request(`/api/v1/token/${token}`)).headers.getSetCookie();
  const [cookie, ...others] = cookies.filter((line) => line.includes('pending'));
  expect(others).toEqual([]);
  const [, handle = ''] =
    /^__Host-portal-pending=(\w{64}); Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(
      cookie ?? '',
    ) ?? [];
  expect(handle).not.toBe('');
  expect(await get(`/token/${handle}`)).toMatchObject({ http: 404 });
  expect(JSON.stringify(database.prepare('SELECT * FROM tokens').all())).not.toContain(handle);
});

test('a pending link can expire', async () => {
  const { register, get, text, follow, advance, isConfirmed } = setUpLinks();
  const token = await register();
  advance(60 * MINUTE - SECOND);
  await get(`/token/${token}`);
  expect(await text('/registrationsuccess')).toContain(REGISTRATION.email);
  advance(SECOND);
  expect((await follow(token, '/registrationsuccess')).status).toBe(422);
  expect(isConfirmed()).toBe(false);
});
