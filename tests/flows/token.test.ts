import type { Page } from 'playwright/test';
import { LONG } from '../support/tags.ts';
import { mailedLink, tokenIn } from './mailed-links.ts';
import { expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

test('a link to the member portal signs in after a click, leaves no history entry and is not checked again by Back', async ({
  page,
  backend,
}) => {
  const checks = requestsOf(page, /\/token\//);
  const link = await mailedLink(backend, 'members/portallogin', 'memberWithoutPassword');
  await page.goto('/privacy');
  const before = await historyLength(page);
  await page.goto(link);
  await expect(page).toHaveURL('/member');
  await expect(page.getByText('Your link logs you in as Piotr Zieliński')).toBeVisible();
  expect(await historyLength(page)).toBe(before + 1);
  expect(await page.evaluate(() => document.referrer)).not.toContain(tokenIn(link));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('You are logged in as Piotr Zieliński')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You are logged in as Piotr Zieliński')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await page.goForward();
  await expect(page).toHaveURL('/member');
  expect(checks.filter((check) => check.includes('/api/'))).toHaveLength(1);
});

test('a link to a screen of the portal leaves no history entry and is not checked again by Forward', {
  tag: LONG,
}, async ({ page, portal, backend }) => {
  const checks = requestsOf(page, /\/api\/v1\/token\//);
  const link = await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode');
  await page.goto('/privacy');
  const before = await historyLength(page);
  await page.goto(link);
  await expect(page).toHaveURL('/login/resetpw');
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await page.goForward();
  await expect(page).toHaveURL('/login/');
  await expect(portal.email).toBeVisible();
  expect(checks).toHaveLength(1);
});

const historyLength = (page: Page) => page.evaluate(() => history.length);
