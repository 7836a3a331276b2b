import type { Page, Route } from 'playwright/test';
import { mailedLink, tokenIn } from './mailed-links.ts';
import { expect, test } from './portal.ts';
import { holdRequests, requestsOf } from './requests.ts';

const CHECK = '**/api/v1/token/*';

test('a link shows that it is being checked, then opens its screen', async ({ page, portal, backend }) => {
  const link = await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode');
  const release = await holdRequests(page, CHECK);
  await page.goto(link);
  await expect(portal.title('Your link')).toBeVisible();
  await expect(portal.text("We're checking your link.")).toBeVisible();
  await release();
  await expect(portal.title('Reset User-Password')).toBeFocused();
});

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

test('a link to a screen of the portal leaves no history entry and is not checked again by Forward', async ({
  page,
  portal,
  backend,
}) => {
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

test('a registration link opens the success page with the ids and the token of the reply', async ({
  page,
}) => {
  await replyWith(page, {
    type: 'registration',
    memberid: 10021,
    campaignid: 'c 7',
    groupid: 'g/8',
    token: 'next',
  });
  await page.goto('/login/token/first');
  await expect(page).toHaveURL('/registrationsuccess?mid=10021&cid=c+7&gid=g%2F8&mat=next');

  await page.unroute(CHECK);
  await replyWith(page, { type: 'registration', memberid: '10021', campaignid: null, groupid: '' });
  await page.goto('/login/token/first');
  await expect(page).toHaveURL('/registrationsuccess?mid=10021');
});

test('the voucher link of a new member shows that it is valid and opens no other screen', async ({
  page,
  portal,
}) => {
  await replyWith(page, { type: 'vouchernewreg', memberid: 10021, token: 'next' });
  await page.goto('/login/token/first');
  await expect(portal.text('Your link is valid.')).toBeVisible();
  await expect(portal.title('Your link')).toBeFocused();
  await expect(page).toHaveURL('/login/token/');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/login/token/');
  await expect(portal.link('Request a new link')).toHaveCount(0);
});

test('a link that cannot be checked offers a retry, which opens it once the server is reachable', async ({
  page,
  portal,
  backend,
}) => {
  const abort = (route: Route) => route.abort();
  await page.route(CHECK, abort);
  await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
  await expect(page.getByRole('alert')).toHaveText(
    /^We couldn't check your link just now\.\s*The server cannot be reached\. Please check your connection/,
  );
  await portal.button('Try again').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(CHECK, abort);
  await portal.button('Try again').click();
  await expect(page).toHaveURL('/login/resetpw');
  await expect(portal.title('Reset User-Password')).toBeFocused();
});

const replyWith = (page: Page, data: object) =>
  page.route(CHECK, (route) => route.fulfill({ json: { status: 'OK', data } }));

const historyLength = (page: Page) => page.evaluate(() => history.length);
