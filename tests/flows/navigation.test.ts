import type { Page } from 'playwright/test';
import { emailOf, expect, test } from './portal.ts';

test('back and forward between login and forgot password: address, screen, focus and tab title', async ({
  page,
  portal,
}) => {
  await portal.open();
  await expect(page).toHaveTitle('Compass');
  await expect(portal.email).toBeFocused();
  const loaded = await loadedAt(page);

  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeFocused();
  await expect(page).toHaveURL('/login/forgotpw?cat=any');

  await page.goBack();
  await expect(portal.title('Login')).toBeFocused();
  await expect(page).toHaveURL('/login/');

  await page.goForward();
  await expect(portal.title('Forgot Password')).toBeFocused();
  await expect(page).toHaveURL('/login/forgotpw?cat=any');

  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeFocused();
  await expect(portal.title('Forgot Password')).toHaveCount(0);
  await expect(page).toHaveURL('/login/');
  await expect(page).toHaveTitle('Compass');
  expect(await loadedAt(page), 'links inside the portal do not load the page anew').toBe(loaded);
});

test('Back out of the middle of a sign-in leaves the portal, as its stages are no pages', async ({
  page,
  portal,
}) => {
  await page.goto('/');
  await portal.enterEmailOf('adminWithoutCode');
  await expect(portal.password).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link under Ctrl opens a tab of its own and leaves this one as it is', async ({
  context,
  page,
  portal,
}) => {
  await portal.open();
  await portal.email.fill(emailOf('both'));
  const opened = context.waitForEvent('page');
  await portal.link('Forgot password?').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/login\/forgotpw\?email=marieke.*&cat=any$/);
  await expect(tab.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await expect(page).toHaveURL('/login/');
  await expect(portal.email).toHaveValue(emailOf('both'));
});

test('what was typed is still there after Back, Forward and a reload', async ({ page, portal }) => {
  await portal.open();
  await portal.email.fill(emailOf('both'));
  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeFocused();
  await portal.email.fill('somebody@example.org');
  await page.goBack();
  await expect(portal.title('Login')).toBeFocused();
  await expect(portal.email).toHaveValue(emailOf('both'));
  await page.reload();
  await expect(portal.email).toHaveValue(emailOf('both'));
});

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);
