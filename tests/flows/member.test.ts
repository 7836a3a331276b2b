import { emailOf, expect, passwordOf, test } from './portal.ts';

test('a member signs in with the password and arrives at the member portal', async ({ page, portal }) => {
  await portal.open();
  await expect(portal.email).toBeFocused();
  await portal.email.fill(emailOf('memberWithPassword'));
  await portal.button('Continue').click();
  await expect(portal.title('Member-Login')).toBeVisible();
  await expect(portal.password).toBeFocused();
  await portal.password.fill(passwordOf('memberWithPassword'));
  await portal.button('Log in').click();
  await expect(page).toHaveURL('/member');
  await expect(page.getByText('You are signed in as Hanna Lindqvist')).toBeVisible();
});

test('the address in the link to the login is filled in, and may be written in capitals', async ({
  page,
  portal,
}) => {
  await portal.open(`?email=${emailOf('memberWithPassword').toUpperCase()}`);
  await expect(portal.email).toHaveValue(emailOf('memberWithPassword').toUpperCase());
  await portal.button('Continue').click();
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});

test('a member may look at the password before sending it', async ({ page, portal }) => {
  await portal.enterEmailOf('memberWithPassword');
  await portal.password.fill(passwordOf('memberWithPassword'));
  await expect(portal.password).toHaveAttribute('type', 'password');
  await portal.button('Show password').click();
  await expect(portal.password).toHaveAttribute('type', 'text');
  await expect(portal.password).toHaveValue(passwordOf('memberWithPassword'));
  await portal.button('Show password').click();
  await expect(portal.password).toHaveAttribute('type', 'password');
  await portal.password.press('Enter');
  await expect(page).toHaveURL('/member');
});

test('a member whose access was taken away reads whom to ask', async ({ page, portal }) => {
  await portal.enterEmailOf('memberSuspended');
  await portal.submitPassword(passwordOf('memberSuspended'));
  await expect(portal.text('This account has no access. Please contact whoever invited you.')).toBeVisible();
  await expect(portal.title('Member-Login')).toBeVisible();
  await expect(page).toHaveURL('/login/');
});

test('whoever is already on the way is told so', async ({ page, portal }) => {
  await portal.enterEmailOf('memberWithPassword');
  await page.evaluate(() => document.addEventListener('portal-navigate', (event) => event.preventDefault()));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(portal.text('You are logged in. One moment, please.')).toBeVisible();
  await expect(portal.title('Member-Login')).toBeFocused();
  await expect(page).toHaveURL('/login/');
});
