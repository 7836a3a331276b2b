import { emailOf, expect, test } from './portal.ts';

const NOTICE = 'Registration is not available.';

test('an unknown e-mail ends at the login again, which says why and keeps it', async ({ page, portal }) => {
  await portal.enterEmailOf('unknown');
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
  await expect(page).toHaveURL(`/login/?email=${encodeURIComponent(emailOf('unknown'))}`);
  await expect(portal.email).toHaveValue(emailOf('unknown'));
});

test('Back leaves the notice behind, and an address that is known goes on from there', async ({
  page,
  portal,
}) => {
  await portal.enterEmailOf('unknown');
  await expect(portal.text(NOTICE)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login/');
  await expect(portal.text(NOTICE)).toHaveCount(0);
  await expect(portal.title('Login')).toBeFocused();
  await expect(portal.email).toHaveValue(emailOf('unknown'));
  await portal.submitEmail(emailOf('adminWithoutCode'));
  await expect(portal.password).toBeFocused();
});

test('the notice goes when the person goes on', async ({ portal }) => {
  await portal.enterEmailOf('unknown');
  await expect(portal.text(NOTICE)).toBeVisible();
  await portal.submitEmail(emailOf('adminWithoutCode'));
  await expect(portal.password).toBeFocused();
  await expect(portal.text(NOTICE)).toHaveCount(0);
});

test('the address of the registration leads to the same place, without an e-mail too', async ({
  page,
  portal,
}) => {
  await portal.open('register');
  await expect(portal.text(NOTICE)).toBeVisible();
  await expect(page).toHaveURL('/login/');
  await expect(portal.email).toHaveValue('');
});
