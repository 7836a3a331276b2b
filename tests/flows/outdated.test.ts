import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { LONG } from '../support/tags.ts';
import { mailedLink } from './mailed-links.ts';
import { MISSING_FILE, NOT_A_SCRIPT } from './missing-file.ts';
import { timeOrigin } from './page-state.ts';
import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';
import { settle } from './stages/stage.ts';

const OUTDATED = 'This page needs to be reloaded.';
const FAILED = 'This page could not be loaded.';

for (const [name, response] of Object.entries(MISSING_FILE))
  test(`a screen that is missing after an update (${name}) reloads the page once, then offers a reload, which keeps the email`, {
    tag: response.status === 200 ? LONG : [],
  }, async ({ page, portal, expectProblem }) => {
    if (response.status === 200) expectProblem(NOT_A_SCRIPT);
    await portal.open();
    await settle(page);
    const loaded = await timeOrigin(page);
    await page.route('**/assets/forgot-password*', (route) => route.fulfill(response));
    await portal.email.fill(emailOf('both'));
    await portal.link('Forgot password?').click();
    await expect(portal.title(OUTDATED)).toBeFocused();
    expect(await timeOrigin(page), 'reloaded').not.toBe(loaded);
    await expect(portal.text('This site has probably been updated since you opened it.')).toBeVisible();
    await expect(portal.button('Try again')).toHaveCount(0);
    await expectAccessiblePage(page);
    const reloaded = await timeOrigin(page);
    await settle(page);
    expect(await timeOrigin(page), 'no reload loop').toBe(reloaded);

    await page.unrouteAll();
    await portal.button('Reload the page').click();
    await expect(portal.title('Forgot Password')).toBeVisible();
    await expect(portal.email).toHaveValue(emailOf('both'));
    await page.goBack();
    await expect(portal.email).toHaveValue(emailOf('both'));
    await expect(portal.title('Login')).toBeVisible();
  });

for (const [name, response] of Object.entries(MISSING_FILE))
  test(`a page whose app is missing after an update (${name}) reloads once, then offers another attempt, and keeps the email`, {
    tag: response.status === 200 ? LONG : [],
  }, async ({ page, portal, expectProblem }) => {
    if (response.status === 200) expectProblem(NOT_A_SCRIPT);
    await page.route('**/assets/first-screen*.js', (route) => route.fulfill(response));
    await page.goto('/login/?email=ada%40example.org');
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
    await expect(page.getByText('check your connection')).toHaveCount(0);
    await settle(page);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
      'reload',
    );
    await page.unrouteAll();
    await portal.button('Try again').click();
    await expect(portal.title('Login')).toBeVisible();
    await expect(portal.email).toHaveValue('ada@example.org');
  });

test('a page whose app does not load without a network offers another attempt, and does not reload', {
  tag: LONG,
}, async ({ page, portal }) => {
  await page.route(/assets\/.*\.js|:\d+\/$/, (route) => route.abort());
  await page.goto('/login/');
  await expect(page.getByRole('alert')).toHaveText('Please check your connection and try again.');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
    'navigate',
  );
  await page.unrouteAll();
  await portal.button('Try again').click();
  await expect(portal.email).toBeFocused();
});

test('a mailed link whose screen is missing works again after a reload', { tag: LONG }, async ({
  page,
  portal,
  backend,
}) => {
  await page.route('**/assets/personal-data*', (route) => route.fulfill({ status: 404 }));
  const link = await mailedLink(backend, 'members/personaldata', 'memberWithPassword');
  await page.goto(link);
  await expect(portal.title(OUTDATED)).toBeVisible();
  await expect(portal.text('After reloading, open the link in our email again.')).toBeVisible();
  await page.unrouteAll();
  await page.goto(link);
  await expect(page.locator('[part=personal]')).toBeVisible();
});

test('a screen that fails to load once is requested again', async ({ page, portal }) => {
  await portal.open();
  // Before the app has started, the link would open the page of the screen.
  await settle(page);
  const requests = requestsOf(page, /forgot-password.*\.js/);
  await page.route('**/assets/forgot-password*', (route) => route.abort(), { times: 1 });
  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toBeFocused();
  expect(requests).toHaveLength(2);
});

test('a screen that cannot be loaded offline offers a retry, not a reload, and loads when the network returns', {
  tag: LONG,
}, async ({ context, page, portal }) => {
  await portal.open();
  await settle(page);
  await context.setOffline(true);
  await portal.email.fill(emailOf('both'));
  await portal.link('Forgot password?').click();
  await expect(portal.title(FAILED)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Please check your connection and try again.');
  await expect(portal.button('Reload the page')).toHaveCount(0);

  await portal.button('Try again').click();
  await expect(portal.title(FAILED)).toBeFocused();
  await expect(portal.button('Try again')).not.toHaveAttribute('aria-disabled');

  await context.setOffline(false);
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(emailOf('both'));
});
