import { LONG } from '../support/tags.ts';
import { emailOf, expect, test } from './portal.ts';
import { holdRequests } from './requests.ts';

test.use({ members: { defaultregistration: true, vouchers: true } });

test('the login offers registration and vouchers below everything else, with the typed address', {
  tag: LONG,
}, async ({ page, portal }) => {
  const release = await holdRequests(page, '**/settings/config/short');
  await portal.open();
  await expect(page.locator('[part=version]')).toBeAttached();
  await expect(portal.link('New here? Register')).toHaveCount(0);
  const place = () => portal.email.boundingBox();
  const before = await place();
  release();
  await expect(portal.link('New here? Register')).toBeVisible();
  expect(await place()).toEqual(before);
  const sso = await portal.button('Continue with Campus ID').boundingBox();
  const register = await portal.link('New here? Register').boundingBox();
  expect(register?.y).toBeGreaterThan(sso?.y ?? Number.NaN);

  await portal.email.fill('nora.vik@example.org');
  await portal.link('New here? Register').click();
  await expect(page).toHaveURL(`/login/register?email=${encodeURIComponent('nora.vik@example.org')}`);
  await page.goBack();
  await portal.link('I have a voucher').click();
  await expect(portal.field('Voucher code')).toBeFocused();
  await expect(portal.email).toHaveValue('nora.vik@example.org');

  await portal.link('Back to Login').click();
  // The voucher has an email field, too.
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await portal.submitEmail(emailOf('adminWithoutCode'));
  await expect(portal.password).toBeFocused();
  await expect(portal.link('I have a voucher')).toHaveCount(0);
});
