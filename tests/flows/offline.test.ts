import { expect, passwordOf, test } from './portal.ts';

test('a sign-in goes on after the network was gone: words, what was typed, another try', async ({
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

test('without the configuration one can sign in all the same', async ({ page, portal }) => {
  await page.route('**/api/v1/settings/**', (route) => route.abort());
  await portal.enterEmailOf('memberWithPassword');
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});
