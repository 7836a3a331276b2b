import { expect, test } from 'vitest';
import type { LogEntry } from '../../reference/log-entry.ts';
import { credentials, emailOf, NEW_PASSWORD, newPassword, setUp } from './support.ts';

function setUpLog() {
  const entries: LogEntry[] = [];
  const backend = setUp({ log: (entry) => entries.push(entry) });
  return { ...backend, entries, events: () => entries.splice(0).map(({ event }) => event) };
}

test('the log says who signed in from where, and when', async () => {
  const { post, entries } = setUpLog();
  await post('/login/member', credentials('memberWithPassword'));
  expect(entries).toEqual([
    {
      at: '2026-03-02T09:00:00.000Z',
      event: 'signed-in-by-password',
      account: expect.stringMatching(/^member \d+$/),
      client: '192.0.2.1',
    },
  ]);
});

test('the log has every step of signing in and out', async () => {
  const { post, submit, follow, issue, requestToken, mailedCode, events } = setUpLog();
  const admin = credentials('adminWithCode');
  await post('/login/user', { ...admin, pass: 'wrong' });
  await post('/login/user', admin);
  await post('/login/user', { ...admin, twofactor: 'wrong' });
  const twofactor = mailedCode();
  await post('/login/user', { ...admin, twofactor });
  await submit('/signout');
  expect(events()).toEqual([
    'wrong-password',
    'code-mailed',
    'wrong-code',
    'signed-in-by-password',
    'signed-out',
  ]);
  await post('/login/member', credentials('memberSuspended'));
  await follow(issue('member', 'both', 'portalaccess'), '/member');
  await requestToken('/login/member/forgotpw', 'both');
  await post('/login/resetpw', newPassword(issue('member', 'both', 'forgotpw')));
  expect(events()).toEqual(['no-access', 'signed-in-by-link', 'link-mailed', 'password-changed']);
  for (let attempt = 1; attempt <= 6; attempt++) await post('/login/member', { ...admin, pass: 'wrong' });
  expect(events()).toEqual([...Array(5).fill('wrong-password'), 'too-many-attempts']);
});

test('the log has no secrets and nothing that was typed', async () => {
  const { post, requestToken, mailedCode, cookies, entries } = setUpLog();
  const admin = credentials('adminWithCode');
  await post('/login/user', admin);
  const twofactor = mailedCode();
  await post('/login/user', { ...admin, twofactor });
  await post('/login/member', { email: 'Passphrase-1@example.org', pass: 'Typed-Secret-1' });
  const token = await requestToken('/login/member/forgotpw', 'both');
  await post('/login/resetpw', newPassword(token));
  const log = JSON.stringify(entries);
  expect(entries).toHaveLength(5);
  const secrets = [
    admin.pass,
    twofactor,
    'Passphrase',
    'Typed-Secret-1',
    token,
    NEW_PASSWORD,
    ...cookies.values(),
  ];
  for (const secret of [...secrets, emailOf('both'), admin.email]) expect(log).not.toContain(secret);
});
