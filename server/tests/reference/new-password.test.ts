import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { createPasswords, type DeriveKey } from '../../reference/store/passwords.ts';
import {
  credentials,
  emailOf,
  error,
  LOW_COST,
  NEW_PASSWORD as NEW,
  newPassword,
  ok,
  setUp,
  UNKNOWN_LINK,
  WRONG_PASSWORD,
} from './support.ts';

const signInWith = (key: Parameters<typeof emailOf>[0], pass: string) => ({ email: emailOf(key), pass });

test.each([
  ['/login/forgotpw', 'memberWithPassword', 'member', 'portal', '/login/resetpw'],
  ['/login/member/forgotpw', 'memberWithoutPassword', 'member', 'portal', '/login/member/resetpw'],
  ['/login/member/forgotpw', 'both', 'member', 'portal', '/login/member/resetpw'],
  ['/login/user/forgotpw', 'both', 'user', 'admin', '/login/user/resetpw'],
  ['/login/user/forgotpw', 'adminWithoutCode', 'user', 'admin', '/login/user/resetpw'],
  ['/login/user/forgotpw', 'adminWithCode', 'user', 'challenge', '/login/user/resetpw'],
] as const)(
  '%s for %s: the mailed link sets a new password that replaces the old one',
  async (forgot, key, target, action, reset) => {
    const { requestToken, get, post } = setUp();
    const token = await requestToken(forgot, key);
    expect(await get(`/token/${token}`)).toMatchObject(ok({ type: 'forgotpw', target, token }));
    expect(await post(reset, newPassword(token))).toEqual(ok());
    expect(await post(`/login/${target}`, signInWith(key, NEW))).toEqual(ok({ action }));
    expect(await post(`/login/${target}`, credentials(key))).toEqual(WRONG_PASSWORD);
    expect(await get(`/token/${token}`)).toEqual(error(404, UNKNOWN_LINK));
  },
);

test('a forgotpw link does not activate an account', async () => {
  const { issue, post } = setUp();
  const token = issue('member', 'memberNotActivated', 'forgotpw');
  expect(await post('/login/member/resetpw', newPassword(token))).toEqual(ok());
  expect(await post('/login/member', signInWith('memberNotActivated', NEW))).toEqual(WRONG_PASSWORD);
});

test('a new password revokes access to personal data and invalidates a mailed code', async () => {
  const { issue, get, post, mailedCode } = setUp();
  const shown = `/members/personaldata/${issue('member', 'both', 'pdaccess')}`;
  expect(await get(shown)).toMatchObject({ http: 200 });
  await post('/login/resetpw', newPassword(issue('member', 'both', 'forgotpw')));
  expect(await get(shown)).toEqual(error(404, UNKNOWN_LINK));

  await post('/login/user', credentials('adminWithCode'));
  const twofactor = mailedCode();
  await post('/login/resetpw', newPassword(issue('user', 'adminWithCode', 'forgotpw')));
  expect(await post('/login/user', { ...signInWith('adminWithCode', NEW), twofactor })).toMatchObject({
    http: 422,
  });
});

test('a new password ends all sessions of the person', async () => {
  const { issue, post, text, visitor } = setUp();
  const [byLink, byPassword, asUser] = [visitor(), visitor(), visitor()];
  await byLink.follow(issue('member', 'both', 'portalaccess'), '/member');
  await byPassword.post('/login/member', credentials('both'));
  await asUser.post('/login/user', credentials('both'));
  await post('/login/member', credentials('memberWithPassword'));
  expect(await byLink.text('/member')).toContain('You are logged in as');

  expect(await post('/login/resetpw', newPassword(issue('member', 'both', 'forgotpw')))).toEqual(ok());
  expect(await byLink.text('/member')).toContain('You are not logged in.');
  expect(await byPassword.text('/member')).toContain('You are not logged in.');
  expect(await asUser.text('/admin')).toContain('You are not logged in.');
  expect(await text('/member')).toContain('Hanna Lindqvist');
});

test('the owner gets a mail about a new password, with a way to choose another', async () => {
  const { issue, post, outbox } = setUp();
  await post('/login/resetpw', newPassword(issue('member', 'both', 'forgotpw'), 'short'));
  expect(outbox.list()).toEqual([]);
  await post('/login/resetpw', newPassword(issue('member', 'both', 'forgotpw')));
  const [mail, ...others] = outbox.list();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: emailOf('both'),
    subject: 'Your new password',
    links: ['http://localhost/login/forgotpw?cat=any'],
  });
  expect(mail?.text).not.toContain(NEW);
});

test.each([
  ['de', 'Ihr neues Passwort'],
  ['nl', 'Uw nieuwe wachtwoord'],
  ['pl', 'Twoje nowe hasło'],
  ['pt', 'A sua nova palavra-passe'],
])('the mail about a new password is in the language of the person: %s', async (locale, subject) => {
  const { issue, post, outbox } = setUp();
  const token = issue('member', 'both', 'forgotpw');
  await post('/login/resetpw', newPassword(token), { 'Accept-Language': locale });
  expect(outbox.list()).toMatchObject([{ subject }]);
});

test('every former password is refused and only stored as a hash', async () => {
  const { issue, post, database } = setUp();
  const used = [credentials('both').pass, NEW, 'Another-Harvest-5', 'Granite-Whistle-8'];
  const choose = (pass: string) =>
    post('/login/member/resetpw', newPassword(issue('member', 'both', 'forgotpw'), pass));
  for (const pass of used.slice(1)) expect(await choose(pass)).toEqual(ok());
  for (const pass of used) {
    expect(await choose(pass)).toEqual(
      error(422, 'This password has been used before. Please choose another one.'),
    );
  }
  expect(await choose(NEW.toLowerCase())).toEqual(ok());

  const kept = database.prepare('SELECT password FROM former_passwords').all();
  expect(kept).toHaveLength(4);
  for (const pass of used) expect(JSON.stringify(kept)).not.toContain(pass);
  for (const { password } of kept) expect(password).toMatch(/^\$scrypt\$/);
});

test('five former passwords are refused, and compared until one matches', async () => {
  const deriveKey = vi.fn<DeriveKey>(promisify(scrypt) as DeriveKey);
  const { issue, post } = setUp({ passwords: createPasswords(LOW_COST, deriveKey) });
  const choose = (pass: string) =>
    post('/login/member/resetpw', newPassword(issue('member', 'both', 'forgotpw'), pass));
  const used = [
    credentials('both').pass,
    ...Array.from({ length: 6 }, (_, index) => `Harvest-Granite-${index}`),
  ];
  for (const pass of used.slice(1)) expect(await choose(pass)).toEqual(ok());
  deriveKey.mockClear();
  expect(await choose(used[5] ?? '')).toMatchObject({ http: 422 });
  expect(deriveKey.mock.calls.length).toBeLessThanOrEqual(6);
  expect(await choose(used[6] ?? '')).toMatchObject({ http: 422 });
  deriveKey.mockClear();
  expect(await choose(used[0] ?? '')).toEqual(ok());
  expect(deriveKey).toHaveBeenCalledTimes(7);
});

test('one client can try 20 new passwords, for any accounts', async () => {
  const { issue, post, visitor } = setUp();
  const people = ['both', 'memberWithPassword', 'bothMemberWithoutPassword'] as const;
  const links = people.map((key) => [
    key,
    issue(key.startsWith('bothM') ? 'user' : 'member', key, 'forgotpw'),
  ]);
  const use = (number: number, { post }: Pick<ReturnType<typeof setUp>, 'post'>) => {
    const [key = '', token = ''] = links[number % links.length] ?? [];
    return post('/login/resetpw', newPassword(token, credentials(key as 'both').pass));
  };
  for (let number = 0; number < 20; number += 1)
    expect(await use(number, { post })).toMatchObject({ http: 422 });
  expect(await use(0, { post })).toMatchObject({ http: 429 });
  expect(await use(0, visitor('198.51.100.7'))).toMatchObject({ http: 422 });
});

test('a former password of one account can be used by another', async () => {
  const { issue, post } = setUp();
  const token = issue('member', 'memberWithPassword', 'forgotpw');
  const { pass } = credentials('both');
  expect(await post('/login/member/resetpw', newPassword(token, pass))).toEqual(ok());
});
