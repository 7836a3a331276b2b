import { linkIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

test('a person with both accounts chooses the member portal and signs in with the password', async ({
  page,
  portal,
}) => {
  await portal.enterEmailOf('both');
  await expect(portal.text('How would you like to log in?')).toBeFocused();
  await portal.choice('Member').click();
  await expect(portal.title('Member-Login')).toBeVisible();
  await portal.submitPassword(passwordOf('both'));
  await expect(page).toHaveURL('/member');
  await expect(page.getByText('You are logged in as Marieke de Vries')).toBeVisible();
});

test('choosing the member portal without a member password sends a link by mail', async ({
  portal,
  backend,
}) => {
  await portal.enterEmailOf('bothMemberWithoutPassword');
  await expect(portal.text('How would you like to log in?')).toBeVisible();
  expect(backend.outbox.list(emailOf('bothMemberWithoutPassword'))).toEqual([]);
  await portal.choice('Member').click();
  await expect(portal.text('Please check your inbox')).toBeVisible();
  await expect(portal.title('Member-Login')).toBeFocused();
  const mail = await mailTo(backend, emailOf('bothMemberWithoutPassword'));
  expect(mail.subject).toBe('Your link to the member portal');
  expect(linkIn(mail)).toContain('/login/token/');
});

test('choosing the admin area without a member password asks for the admin password and sends no mail', async ({
  page,
  portal,
  backend,
}) => {
  await portal.enterEmailOf('bothMemberWithoutPassword');
  await portal.choice('Admin').click();
  await portal.submitPassword(passwordOf('bothMemberWithoutPassword'));
  await expect(page).toHaveURL('/admin');
  expect(backend.outbox.list(emailOf('bothMemberWithoutPassword'))).toEqual([]);
});
