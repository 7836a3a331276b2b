// @module-tag long
import { expect, test } from 'vitest';
import { FAILURES } from '../../reference/store/limits.ts';
import {
  credentials,
  emailOf,
  error,
  MINUTE,
  NEW_PASSWORD,
  newPassword,
  ok,
  setUp,
  WRONG_PASSWORD,
} from './support.ts';

const KEY = 'memberWithPassword';
const MOST_FAILURES = Number(FAILURES.most);
const DAY = 24 * 60 * MINUTE;
const right = credentials(KEY);
const locked = error(
  422,
  'Too many wrong passwords were entered for this email address, so none is accepted now. Please choose a new one with “Forgot password?”.',
);

/** A backend, and attempts of which each comes from another client. */
function setUpClients() {
  const backend = setUp();
  let clients = 0;
  const attempt = (body: object, kind = 'member') => {
    clients += 1;
    const client = backend.visitor(`198.51.${Math.floor(clients / 250)}.${(clients % 250) + 1}`);
    return client.post(`/login/${kind}`, body);
  };
  return {
    ...backend,
    attempt,
    async fail(times: number, email: string = right.email, kind = 'member') {
      for (let time = 1; time <= times; time++)
        expect(await attempt({ email, pass: 'wrong' }, kind)).toEqual(WRONG_PASSWORD);
    },
  };
}

test.each([
  ['a known', KEY],
  ['an unknown', 'unknown'],
] as const)('after 100 wrong passwords of 100 clients for %s address none is tried', async (_, key) => {
  const { fail, attempt } = setUpClients();
  await fail(MOST_FAILURES, emailOf(key));
  expect(await attempt({ email: emailOf(key), pass: 'wrong' })).toEqual(locked);
  expect(await attempt(credentials(key))).toEqual(locked);
});

test('the limit counts failures in a row, however much time is between them', async () => {
  const { fail, attempt, advance } = setUpClients();
  for (let day = 1; day <= MOST_FAILURES; day++) {
    await fail(1);
    advance(DAY + MINUTE);
  }
  expect(await attempt(right)).toEqual(locked);
});

test('a sign-in starts the count again', async () => {
  const { fail, attempt } = setUpClients();
  await fail(MOST_FAILURES - 1);
  expect(await attempt(right)).toEqual(ok({ action: 'portal' }));
  await fail(MOST_FAILURES - 1);
  expect(await attempt(right)).toEqual(ok({ action: 'portal' }));
});

test('the owner gets one mail, and its link leads out', async () => {
  const { fail, attempt, get, post, outbox, mailedToken } = setUpClients();
  await fail(MOST_FAILURES);
  await attempt(right);
  expect(outbox.list()).toMatchObject([{ to: right.email, subject: 'Your password was blocked' }]);
  const token = mailedToken();
  expect(await get(`/token/${token}`)).toMatchObject({ data: { type: 'forgotpw', target: 'member' } });
  expect(await post('/login/member/resetpw', newPassword(token))).toEqual(ok());
  expect(await attempt({ email: right.email, pass: NEW_PASSWORD })).toEqual(ok({ action: 'portal' }));
});

test.each(['memberWithoutPassword', 'memberSuspended', 'memberNotActivated', 'unknown'] as const)(
  '%s gets no mail about wrong passwords',
  async (key) => {
    const { fail, outbox } = setUpClients();
    await fail(MOST_FAILURES, emailOf(key));
    expect(outbox.list()).toEqual([]);
  },
);

test('other accounts are not affected, also of the same person', async () => {
  const { fail, attempt } = setUpClients();
  await fail(MOST_FAILURES, emailOf('both'));
  expect(await attempt(credentials('both'))).toEqual(locked);
  expect(await attempt(credentials('both'), 'user')).toEqual(ok({ action: 'admin' }));
  expect(await attempt(right)).toEqual(ok({ action: 'portal' }));
});

test('the right password without the code does not start the count again', async () => {
  const { fail, attempt } = setUpClients();
  const admin = credentials('adminWithCode');
  await fail(MOST_FAILURES - 1, admin.email, 'user');
  expect(await attempt(admin, 'user')).toEqual(ok({ action: 'challenge' }));
  await fail(1, admin.email, 'user');
  expect(await attempt(admin, 'user')).toEqual(locked);
});

test('wrong codes count as failures', async () => {
  const { fail, post, outbox, mailedCode } = setUpClients();
  const admin = credentials('adminWithCode');
  await fail(MOST_FAILURES - 1, admin.email, 'user');
  await post('/login/user', admin);
  const code = mailedCode(admin.email);
  const twofactor = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(await post('/login/user', { ...admin, twofactor })).toMatchObject({ http: 422 });
  expect(await post('/login/user', { ...admin, twofactor: code })).toEqual(locked);
  expect(outbox.list(admin.email)[0]).toMatchObject({ subject: 'Your password was blocked' });
});

test('failures for addresses without an account are forgotten after a day', async () => {
  const { fail, advance, database } = setUpClients();
  await fail(1, emailOf('unknown'));
  await fail(1);
  advance(DAY + MINUTE);
  await fail(1);
  const rows = database.prepare('SELECT subject, count FROM attempts WHERE name = ?').all(FAILURES.name);
  expect(rows).toEqual([{ subject: `member ${right.email}`, count: 2 }]);
});
