import type { Page } from 'playwright/test';
import { emailOf, expect, test } from './portal.ts';

const root = (page: Page) => page.locator('login-portal [part=root]');

test.describe('a reader of German whose texts are slow', () => {
  test.use({ locale: 'de-DE' });

  test('gets English after 2 seconds, and German in its place when it comes', async ({ page, portal }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/de-*.js', (route) => gate.promise.then(() => route.continue()));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest('**/api/v1/i18n/messages/login/de');
    await page.goto('/login/', { waitUntil: 'commit' });
    await asked;
    await page.clock.runFor(1900);
    await expect(root(page)).toHaveCount(0);

    await page.clock.runFor(200);
    await expect(portal.title('Login')).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'en');
    await expect(portal.email).toBeFocused();
    await portal.email.fill(emailOf('both'));

    gate.resolve();
    await expect(portal.title('Anmeldung')).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'de');
    const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(emailOf('both'));
  });

  for (const [how, answer] of [
    ['missing', { status: 404, body: 'Not found' }],
    ['a page in its place', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ] as const)
    test(`gets English at once where the file is ${how}, and one warning`, async ({
      page,
      portal,
      expectProblem,
    }) => {
      if (answer.status === 200) expectProblem(/MIME type of "text\/html"/);
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.route('**/assets/de-*.js', (route) => route.fulfill(answer));
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto('/login/');
      await expect(portal.title('Login')).toBeVisible();
      await expect(root(page)).toHaveAttribute('lang', 'en');
      await portal.submitEmail(emailOf('both'));
      await expect(portal.choice('Member')).toBeVisible();
      expect(warnings).toEqual(['The de texts could not be loaded.']);
    });
});
