import { linkIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

test('a member signs in with the password and reaches the member portal', async ({ page, portal }) => {
  await portal.open();
  await expect(portal.email).toBeFocused();
  await portal.email.fill(emailOf('memberWithPassword'));
  await portal.button('Continue').click();
  await expect(portal.title('Member-Login')).toBeVisible();
  await expect(portal.password).toBeFocused();
  await portal.password.fill(passwordOf('memberWithPassword'));
  await portal.button('Log in').click();
  await expect(page).toHaveURL('/member');
  await expect(page.getByText('You are logged in as Hanna Lindqvist')).toBeVisible();
});

test('the email of the link is filled in and works in capitals', async ({ page, portal }) => {
  await portal.open(`?email=${emailOf('memberWithPassword').toUpperCase()}`);
  await expect(portal.email).toHaveValue(emailOf('memberWithPassword').toUpperCase());
  await portal.button('Continue').click();
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});

test('a member without a password receives one mail with a link', async ({ page, portal, backend }) => {
  await portal.enterEmailOf('memberWithoutPassword');
  await expect(portal.title('Member-Login')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Please check your inbox' })).toContainText(
    "We've emailed you a link to the member portal.",
  );
  await expect(page.getByText(emailOf('memberWithoutPassword'))).toBeVisible();
  const mail = await mailTo(backend, emailOf('memberWithoutPassword'));
  expect(mail.subject).toBe('Your link to the member portal');
  expect(linkIn(mail)).toMatch(new RegExp(`^${backend.url}/login/token/[\\w-]{20,}$`));
  expect(backend.outbox.list(emailOf('memberWithoutPassword'))).toHaveLength(1);
});
