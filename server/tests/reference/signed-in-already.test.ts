/* The login of a browser that has a session. */
import { expect, test } from 'vitest';
import { INACTIVITY_LIMIT } from '../../reference/store/sessions.ts';
import { credentials, emailOf, newPassword, ok, setUp } from './support.ts';

const KEY = 'memberWithPassword';
const EMAIL = emailOf(KEY);
const ASKED = ok(expect.objectContaining({ action: 'memberpassword' }));

async function setUpSession() {
  const backend = setUp();
  const { post } = backend;
  expect(await post('/login/member', credentials(KEY))).toMatchObject({ http: 200 });
  return { ...backend, login: (email = EMAIL) => post('/login', { email }) };
}

test('a person who is signed in goes to the area of the account', async () => {
  const { login, post, outbox, issue, follow } = await setUpSession();
  expect(await login(` ${EMAIL.toUpperCase()}`)).toEqual(ok({ action: 'portal' }));
  await post('/login/user', credentials('adminWithoutCode'));
  expect(await login(emailOf('adminWithoutCode'))).toEqual(ok({ action: 'admin' }));
  await follow(issue('member', 'memberWithoutPassword', 'portalaccess'), '/member');
  expect(await login(emailOf('memberWithoutPassword'))).toEqual(ok({ action: 'portal' }));
  expect(outbox.list()).toEqual([]);
});

test('a person with two accounts can still choose the other one', async () => {
  const { login, post } = await setUpSession();
  await post('/login/member', credentials('both'));
  expect(await login(emailOf('both'))).toMatchObject(ok({ action: 'choice' }));
});

type Session = Awaited<ReturnType<typeof setUpSession>>;

test.each<[string, (session: Session) => unknown]>([
  ['was signed out', ({ submit }) => submit('/signout')],
  ['was not used for an hour', ({ advance }) => advance(INACTIVITY_LIMIT)],
  [
    'has another password since',
    ({ issue, visitor }) => visitor().post('/login/resetpw', newPassword(issue('member', KEY, 'forgotpw'))),
  ],
  ['has a cookie that was planted', ({ cookies }) => cookies.set('portal-session', 'planted')],
])('a person who %s is asked again', async (_, end) => {
  const session = await setUpSession();
  await end(session);
  expect(await session.login()).toEqual(ASKED);
});
