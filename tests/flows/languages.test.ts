import { LOCALES } from '../../src/i18n/locale.ts';
import { translateTo } from './localized.ts';
import { expect, test } from './portal.ts';
import { saveUserPref } from './user-pref.ts';

test('choosing a language reloads the page in it and saves the choice', async ({ page, portal }) => {
  await portal.open('forgotpw?email=a%40b.example&cat=member');
  await portal.languageButton.click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await reloaded;
  await expect(portal.title('Passwort vergessen')).toBeVisible();
  await expect(page).toHaveURL('/login/forgotpw?email=a%40b.example&cat=member');
  await expect(page.getByRole('button', { name: 'Sprache' })).toContainText('DE');
});

test('the saved language sets the text and the lang attribute of the login', async ({
  context,
  page,
  portal,
  baseURL,
}) => {
  await portal.open();
  for (const locale of LOCALES) {
    const title = translateTo(locale)('Login');
    await saveUserPref(context, baseURL, { locale });
    await page.reload();
    await expect(portal.title(title)).toBeVisible();
    expect(await portal.title(title).evaluate((text) => text.closest('[lang]')?.getAttribute('lang'))).toBe(
      locale,
    );
  }
});

test('the language of the page follows a choice that does not reload the page', async ({ page, portal }) => {
  await portal.open('token/');
  await expect(portal.title('Your link')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await portal.languageButton.click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(portal.title('Ihr Link')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('has the texts of the server, or the built-in ones if they cannot be loaded', async ({
    page,
    portal,
  }) => {
    await portal.open();
    await expect(portal.text('Ein Dienst von')).toBeVisible();
    await expect(portal.text('Bereitgestellt von')).toHaveCount(0);

    await page.route('**/api/v1/i18n/**', (route) => route.abort());
    await portal.open();
    await expect(portal.title('Anmeldung')).toBeVisible();
    await expect(portal.text('Bereitgestellt von')).toBeVisible();
  });
});
