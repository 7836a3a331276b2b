import type { Page, Route } from 'playwright/test';
import { mailedLink, tokenIn } from './mailed-links.ts';
import { expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

const CHECK = '**/api/v1/token/*';

test('a link says that it is being checked, and then leads on', async ({ page, portal, backend }) => {
  const link = await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode');
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(CHECK, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(link);
  await expect(portal.title('Your link')).toBeVisible();
  await expect(portal.text('We are checking your link.')).toBeVisible();
  open();
  await expect(portal.title('Reset User-Password')).toBeFocused();
});

test('a link to the member portal signs in at a click, takes no place in the history, and Back does not run it again', async ({
  page,
  backend,
}) => {
  const checks = requestsOf(page, /\/token\//);
  const link = await mailedLink(backend, 'members/portallogin', 'memberWithoutPassword');
  await page.goto('/privacy');
  const before = await historyLength(page);
  await page.goto(link);
  await expect(page).toHaveURL('/member');
  await expect(page.getByText('Your link signs you in as Piotr Zieliński')).toBeVisible();
  expect(await historyLength(page)).toBe(before + 1);
  expect(await page.evaluate(() => document.referrer)).not.toContain(tokenIn(link));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are signed in as Piotr Zieliński')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You are signed in as Piotr Zieliński')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await page.goForward();
  await expect(page).toHaveURL('/member');
  expect(checks.filter((check) => check.includes('/api/'))).toHaveLength(1);
});

test('after a link into the portal Back leads to where the person came from, and Forward does not run it again', async ({
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

test('a link that confirms a registration leads on with what the server says of it', async ({ page }) => {
  await answerWith(page, {
    type: 'registration',
    memberid: 10021,
    campaignid: 'c 7',
    groupid: 'g/8',
    token: 'next',
  });
  await page.goto('/login/token/first');
  await expect(page).toHaveURL('/registrationsuccess?mid=10021&cid=c+7&gid=g%2F8&mat=next');

  await page.unroute(CHECK);
  await answerWith(page, { type: 'registration', memberid: '10021', campaignid: null, groupid: '' });
  await page.goto('/login/token/first');
  await expect(page).toHaveURL('/registrationsuccess?mid=10021');
});

test('a link of a new member with a voucher is valid, and that is all', async ({ page, portal }) => {
  await answerWith(page, { type: 'vouchernewreg', memberid: 10021, token: 'next' });
  await page.goto('/login/token/first');
  await expect(portal.text('Your link is valid.')).toBeVisible();
  await expect(portal.title('Your link')).toBeFocused();
  await expect(page).toHaveURL('/login/token/');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/login/token/');
  await expect(portal.link('Request a new link')).toHaveCount(0);
});

test('a server that cannot be reached says nothing about the link: another try opens it', async ({
  page,
  portal,
  backend,
}) => {
  const abort = (route: Route) => route.abort();
  await page.route(CHECK, abort);
  await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
  await expect(page.getByRole('alert')).toHaveText(
    /^Your link could not be checked just now\.\s*The server cannot be reached\. Please check your connection/,
  );
  await portal.button('Try again').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(CHECK, abort);
  await portal.button('Try again').click();
  await expect(page).toHaveURL('/login/resetpw');
  await expect(portal.title('Reset User-Password')).toBeFocused();
});

const answerWith = (page: Page, data: object) =>
  page.route(CHECK, (route) => route.fulfill({ json: { status: 'OK', data } }));

const historyLength = (page: Page) => page.evaluate(() => history.length);
