import { expect, test } from './portal.ts';

test.use({ locale: 'de-DE' });

test('texts of the server replace the built-in texts', async ({ portal }) => {
  await portal.open();
  await expect(portal.text('Ein Dienst von')).toBeVisible();
  await expect(portal.text('Bereitgestellt von')).toHaveCount(0);
});

test('the built-in German texts are used if the server’s cannot be loaded', async ({ page, portal }) => {
  await page.route('**/api/v1/i18n/**', (route) => route.abort());
  await portal.open();
  await expect(portal.title('Anmeldung')).toBeVisible();
  await expect(portal.text('Bereitgestellt von')).toBeVisible();
});
