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

test('a member can show and hide the password before submitting it', async ({ page, portal }) => {
  await portal.enterEmailOf('memberWithPassword');
  await portal.password.fill(passwordOf('memberWithPassword'));
  await expect(portal.password).toHaveAttribute('type', 'password');
  await portal.button('Show password').click();
  await expect(portal.password).toHaveAttribute('type', 'text');
  await expect(portal.password).toHaveValue(passwordOf('memberWithPassword'));
  await portal.button('Hide password').click();
  await expect(portal.password).toHaveAttribute('type', 'password');
  await portal.password.press('Enter');
  await expect(page).toHaveURL('/member');
});

test('a suspended member is told whom to contact', async ({ page, portal }) => {
  await portal.enterEmailOf('memberSuspended');
  await portal.submitPassword(passwordOf('memberSuspended'));
  await expect(
    portal.text(
      'If this page has been open for a while, please reload it and try again. Otherwise this account has no access. Please contact whoever invited you.',
    ),
  ).toBeVisible();
  await expect(portal.title('Member-Login')).toBeVisible();
  await expect(page).toHaveURL('/login/');
});

test('a message is shown while the member portal loads', async ({ page, portal }) => {
  await portal.enterEmailOf('memberWithPassword');
  await portal.preventNavigation();
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(portal.text("You're logged in. Taking you there…")).toBeVisible();
  await expect(portal.title('Member-Login')).toBeFocused();
  await expect(page).toHaveURL('/login/');
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
