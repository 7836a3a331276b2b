import type { Page } from 'playwright/test';
import { consoleLines } from '../support/console-lines.ts';
import { LONG } from '../support/tags.ts';
import { withoutAnswerLines } from './answer-lines.ts';
import { MISSING_FILE, reportedFiles } from './missing-file.ts';
import { emailOf, expect, test } from './portal.ts';
import { holdRequests } from './requests.ts';

const root = (page: Page) => page.locator('login-portal [part=root]');

test.use({ locale: 'de-DE' });

test('a browser in German shows English if the translations take 2 seconds, then switches to German when they arrive', async ({
  page,
  portal,
}) => {
  const release = await holdRequests(page, '**/assets/de-*.js');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/login/', { waitUntil: 'commit' });
  await page.evaluate(() => customElements.whenDefined('login-portal').then(() => {}));
  await page.getByLabel('E-Mail-Adresse').fill(emailOf('both'));
  await page.clock.runFor(1900);
  await expect(portal.title('Anmeldung'), 'first screen').toBeVisible();

  await page.clock.runFor(200);
  await expect(portal.title('Login')).toBeVisible();
  await expect(root(page)).toHaveAttribute('lang', 'en');
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(emailOf('both'));

  release();
  await expect(portal.title('Anmeldung')).toBeVisible();
  await expect(root(page)).toHaveAttribute('lang', 'de');
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(emailOf('both'));
});

test('a browser in German shows English at once, with one warning and one event, if the translations are missing', {
  tag: LONG,
}, async ({ page, portal, loose }) => {
  const warnings = consoleLines(page, 'warning');
  const files = await reportedFiles(page);
  await page.route('**/assets/de-*.js', (route) => route.fulfill(MISSING_FILE['404']));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/login/');
  await expect(portal.title('Login')).toBeVisible();
  await expect(root(page)).toHaveAttribute('lang', 'en');
  await portal.submitEmail(emailOf('both'));
  await expect(portal.choice('Member')).toBeVisible();
  expect(withoutAnswerLines(warnings, loose)).toEqual(['The de texts could not be loaded.']);
  await expect.poll(() => files).toEqual(['de']);
});
