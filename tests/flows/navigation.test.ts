import { timeOrigin } from './page-state.ts';
import { emailOf, expect, test } from './portal.ts';

test('Back, Forward and links update address, screen, focus and tab title without a page load', async ({
  page,
  portal,
}) => {
  await portal.open();
  await expect(page).toHaveTitle('Compass');
  await expect(portal.email).toBeFocused();
  const loaded = await timeOrigin(page);

  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(page).toHaveTitle('Forgot Password – Compass');
  await expect(portal.email).toBeFocused();
  await expect(page).toHaveURL('/login/forgotpw?cat=any');

  await page.goBack();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(page).toHaveURL('/login/');

  await page.goForward();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(page).toHaveURL('/login/forgotpw?cat=any');

  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(portal.title('Forgot Password')).toHaveCount(0);
  await expect(page).toHaveURL('/login/');
  await expect(page).toHaveTitle('Compass');
  expect(await timeOrigin(page), 'no page load').toBe(loaded);
});

test('an address with a name and a password, for a proxy in front of the page, is opened without them', async ({
  page,
  portal,
  backend,
}) => {
  // The "@" of the query is not one of a name, or the page would be opened again and again.
  const path = '/login/?next=//x&email=ada@example.org#part';
  const clean = backend.url + path;
  await page.goto(clean.replace('://', '://acme:staging@'));
  await expect.poll(() => page.evaluate(() => document.baseURI)).toBe(clean);
  await portal.submitEmail(emailOf('memberWithPassword'));
  await expect(portal.password).toBeVisible();
});
