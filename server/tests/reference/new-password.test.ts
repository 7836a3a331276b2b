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
    http: 410,
  });
});

test('five former passwords are refused, compared until one matches, and only stored as hashes', async () => {
  const deriveKey = vi.fn<DeriveKey>(promisify(scrypt) as DeriveKey);
  const { issue, post, database } = setUp({ passwords: createPasswords(LOW_COST, deriveKey) });
  const choose = (pass: string) =>
    post('/login/member/resetpw', newPassword(issue('member', 'both', 'forgotpw'), pass));
  const used = [credentials('both').pass, ...Array.from({ length: 6 }, (_, index) => `Harvest-${index}-Oak`)];
  for (const pass of used.slice(1)) expect(await choose(pass)).toEqual(ok());

  const kept = database.prepare('SELECT password FROM former_passwords').all();
  expect(kept).toHaveLength(5);
  for (const pass of used) expect(JSON.stringify(kept)).not.toContain(pass);
  for (const { password } of kept) expect(password).toMatch(/^\$scrypt\$/);

  for (const pass of used.slice(1)) {
    deriveKey.mockClear();
    expect(await choose(pass)).toEqual(
      error(422, 'This password has been used before. Please choose another one.'),
    );
    expect(deriveKey.mock.calls.length).toBeLessThanOrEqual(6);
  }
  deriveKey.mockClear();
  expect(await choose(used[0] ?? '')).toEqual(ok());
  expect(deriveKey).toHaveBeenCalledTimes(7);
});

test('a former password of one account can be used by another', async () => {
  const { issue, post } = setUp();
  const token = issue('member', 'memberWithPassword', 'forgotpw');
  const { pass } = credentials('both');
  expect(await post('/login/member/resetpw', newPassword(token, pass))).toEqual(ok());
});
