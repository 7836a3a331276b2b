import { expect, passwordOf, test } from './portal.ts';

test('a failed sign-in explains that the server is unreachable, keeps the password, and can be retried', async ({
  context,
  page,
  portal,
}) => {
  await portal.enterEmailOf('adminWithoutCode');
  await expect(portal.password).toBeFocused();
  await context.setOffline(true);
  await portal.submitPassword(passwordOf('adminWithoutCode'));
  await expect(portal.password).toHaveAccessibleDescription(
    'The server cannot be reached. Please check your connection and try again.',
  );
  await expect(portal.password).toHaveValue(passwordOf('adminWithoutCode'));
  await context.setOffline(false);
  await portal.button('Log in').click();
  await expect(page).toHaveURL('/admin');
});

test('a member can sign in if the configuration cannot be loaded', async ({ page, portal }) => {
  await page.route('**/api/v1/settings/**', (route) => route.abort());
  await portal.enterEmailOf('memberWithPassword');
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});
