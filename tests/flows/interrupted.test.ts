import { emailOf, expect, passwordOf, test } from './portal.ts';

test('a screen whose code does not come is asked for again by a button', async ({ page, portal }) => {
  await portal.open();
  await page.route('**/assets/forgot-password*', (route) => route.abort());
  await portal.email.fill(emailOf('both'));
  await portal.link('Forgot password?').click();
  await expect(portal.title('This page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Please check your connection and try again.');
  await page.unrouteAll();
  await portal.button('Try again').click();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toHaveValue(emailOf('both'));
});

test('a sign-in goes on after the network was gone: words, what was typed, another try', async ({
  context,
  page,
  portal,
}) => {
  await portal.arriveAs('adminWithoutCode');
  await expect(portal.password).toBeFocused();
  await context.setOffline(true);
  await portal.givePassword(passwordOf('adminWithoutCode'));
  await expect(portal.password).toHaveAccessibleDescription(
    'The server cannot be reached. Please check your connection and try again.',
  );
  await expect(portal.password).toHaveValue(passwordOf('adminWithoutCode'));
  await context.setOffline(false);
  await portal.button('Log in').click();
  await expect(page).toHaveURL('/admin');
});

test('without the configuration one can sign in all the same', async ({ page, portal }) => {
  await page.route('**/api/v1/settings/**', (route) => route.abort());
  await portal.arriveAs('memberWithPassword');
  await portal.givePassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});
