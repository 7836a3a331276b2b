import { emailOf, expect, test } from './portal.ts';

const NOTICE = "We don't know this email address. Please check it, or contact whoever invited you.";

test('an unknown email returns to the login with a notice, which Back and a known email remove', async ({
  page,
  portal,
}) => {
  await portal.enterEmailOf('unknown');
  await expect(page.locator('[aria-live]').filter({ hasText: NOTICE })).toBeVisible();
  await expect(page).toHaveURL(`/login/?email=${encodeURIComponent(emailOf('unknown'))}`);
  await expect(portal.email).toHaveValue(emailOf('unknown'));

  await page.goBack();
  await expect(page).toHaveURL('/login/');
  await expect(portal.text(NOTICE)).toHaveCount(0);
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(emailOf('unknown'));

  await portal.email.press('Enter');
  await expect(portal.text(NOTICE)).toBeVisible();
  await portal.submitEmail(emailOf('adminWithoutCode'));
  await expect(portal.password).toBeFocused();
  await expect(portal.text(NOTICE)).toHaveCount(0);
});
