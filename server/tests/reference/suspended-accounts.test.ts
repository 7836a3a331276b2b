import { expect, test } from 'vitest';
import { credentials, emailOf, setUp } from './support.ts';

test('suspending an account permanently ends its sessions, links and codes', async () => {
  const { post, text, get, issue, mailedCode, database } = setUp();
  const { email } = credentials('adminWithCode');
  await post('/login/user', credentials('adminWithCode'));
  const twofactor = mailedCode();
  await post('/login/member', credentials('memberWithPassword'));
  const token = issue('member', 'memberWithPassword', 'portalaccess');
  expect(await text('/member')).toContain('Hanna Lindqvist');

  const suspend = database.prepare('UPDATE accounts SET suspended = ? WHERE email IN (?, ?)');
  for (const isSuspended of [1, 0]) {
    suspend.run(isSuspended, email, emailOf('memberWithPassword'));
    expect(await text('/member')).toContain('You are not logged in.');
    expect(await get(`/token/${token}`)).toMatchObject({ http: 404 });
  }
  expect(await post('/login/user', { ...credentials('adminWithCode'), twofactor })).toMatchObject({
    http: 410,
  });
});

test('suspending an account does not affect the sessions of others', async () => {
  const { post, text, database } = setUp();
  await post('/login/member', credentials('memberWithPassword'));
  database.prepare('UPDATE accounts SET suspended = 1 WHERE email = ?').run(emailOf('both'));
  expect(await text('/member')).toContain('Hanna Lindqvist');
});
