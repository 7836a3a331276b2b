import type { Page } from 'playwright/test';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { mailedLink } from './mailed-links.ts';
import { emailOf, expect, test } from './portal.ts';
import { settle } from './stages/stage.ts';

/* What a server has to say to a tab that was opened before an update, about a file that is no longer there. */
const ANSWERS = {
  'a 404': { status: 404, body: 'Not found' },
  'a page in its place': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Login</title>',
  },
};
const NO_SCRIPT = /MIME type of "text\/html"/;

const OUTDATED = 'This page needs to be reloaded.';
const FAILED = 'This page could not be loaded.';

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

for (const [what, answer] of Object.entries(ANSWERS))
  test(`a screen for which the server has ${what} wants a reload, which the person does, and the e-mail is kept`, async ({
    page,
    portal,
    expectProblem,
  }) => {
    if (answer.status === 200) expectProblem(NO_SCRIPT);
    await portal.open();
    await settle(page);
    const loaded = await loadedAt(page);
    await page.route('**/assets/forgot-password*', (route) => route.fulfill(answer));
    await portal.email.fill(emailOf('both'));
    await portal.link('Forgot password?').click();
    await expect(portal.title(OUTDATED)).toBeFocused();
    await expect(portal.text('This site has probably been updated since you opened it.')).toBeVisible();
    await expect(portal.button('Try again')).toHaveCount(0);
    await expectAccessiblePage(page);
    expect(await loadedAt(page), 'nothing is reloaded without a click').toBe(loaded);

    await portal.button('Reload the page').click();
    await expect.poll(() => loadedAt(page)).not.toBe(loaded);
    await expect(portal.title(OUTDATED), 'still gone').toBeVisible();
    const reloaded = await loadedAt(page);
    await settle(page);
    expect(await loadedAt(page), 'no loop').toBe(reloaded);

    await page.unrouteAll();
    await portal.button('Reload the page').click();
    await expect(portal.title('Forgot Password')).toBeVisible();
    await expect(portal.email).toHaveValue(emailOf('both'));
    await page.goBack();
    await expect(portal.email).toHaveValue(emailOf('both'));
    await expect(portal.title('Login')).toBeVisible();
  });

test('a link whose screen is gone can be opened again after the update', async ({
  page,
  portal,
  backend,
}) => {
  await page.route('**/assets/personal-data*', (route) => route.fulfill({ status: 404 }));
  const link = await mailedLink(backend, 'members/personaldata', 'memberWithPassword');
  await page.goto(link);
  await expect(portal.title(OUTDATED)).toBeVisible();
  await expect(portal.text('After that, please open the link we sent you again.')).toBeVisible();
  await page.unrouteAll();
  await page.goto(link);
  await expect(page.locator('[part=personal]')).toBeVisible();
});

test('a moment without network is not noticed', async ({ page, portal }) => {
  await portal.open();
  let first = true;
  await page.route('**/assets/forgot-password*', (route) => {
    if (!first) return route.continue();
    first = false;
    return route.abort();
  });
  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeFocused();
  expect(first).toBe(false);
});

test('without network there is another try, and no word of an update', async ({ context, page, portal }) => {
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
  await portal.button('Try again').click();
  await expect(portal.title('Forgot Password')).toBeFocused();
  await expect(portal.email).toHaveValue(emailOf('both'));
});

test('a server that is down is not taken for an updated one', async ({ page, portal }) => {
  await portal.open();
  await settle(page);
  await page.route('**/*', (route) => route.fulfill({ status: 503 }));
  await portal.link('Forgot password?').click();
  await expect(portal.title(FAILED)).toBeFocused();
  await page.unrouteAll();
  await page.route('**/assets/forgot-password*', (route) => route.fulfill({ status: 404 }));
  await portal.button('Try again').click();
  await expect(portal.title(OUTDATED), 'updated meanwhile').toBeFocused();
});

for (const [what, answer] of Object.entries(ANSWERS))
  test(`what only decorates goes without a word: the server has ${what}`, async ({
    page,
    portal,
    backend,
    expectProblem,
  }) => {
    if (answer.status === 200) expectProblem(NO_SCRIPT);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const gone: string[] = [];
    await page.route(/\/assets\/(cookie-banner|animation|engine|.*words-)/, (route) => {
      gone.push(/assets\/(?:_virtual_)?([a-z]+)/.exec(route.request().url())?.[1] ?? '');
      return route.fulfill(answer);
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.setFixedTime('2027-12-10T12:00:00Z');
    await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
    await portal.field('New password').fill('harbour-violin-6419-Slate');
    await portal.field('Repeat the new password').fill('harbour-violin-6419-Slate');
    await expect.poll(() => new Set(gone)).toEqual(new Set(['cookie', 'animation', 'engine', 'words']));
    await portal.button('Save password').click();
    await expect(portal.text('Your password has been saved.')).toBeVisible();
    expect(warnings).toEqual(['The password strength meter could not be loaded.']);
  });
