/* The standalone page before its scripts have loaded, and without JavaScript. */
import type { Page } from 'playwright/test';
import { intlLocale, LOCALES } from '../../src/i18n/locale.ts';
import { openWithoutApp } from './first-screen-page.ts';
import { expect, type Translate, test, translateTo } from './localized.ts';
import { expectNoOverflow } from './overflow.ts';
import { saveUserPref } from './user-pref.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } });

  test('the page asks to turn it on in every language, English first', async ({ page }) => {
    await page.goto('/login/');
    const sentences = page.locator('noscript p');
    await expect(sentences).toHaveText(
      LOCALES.map((locale) => translateTo(locale)('Please turn on JavaScript to log in.')),
    );
    for (const [index, locale] of LOCALES.entries()) {
      await expect(sentences.nth(index)).toBeVisible();
      await expect(sentences.nth(index)).toHaveAttribute('lang', locale);
    }
    await expectNoOverflow(page);
    await expect(page.getByRole('textbox'), 'no form that cannot be sent').toHaveCount(0);
  });
});

for (const language of LOCALES) {
  const locale = intlLocale(language);
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('shows a title in its language until the application’s name is known', async ({
      page,
      translate,
    }) => {
      const release = await openWithoutApp(page);
      await expectTitle(page, language, translate);
      await release();
      await expect(page).toHaveTitle('Compass');
    });
  });
}

test('the saved language takes precedence over the browser’s', async ({ context, page, baseURL }) => {
  await saveUserPref(context, baseURL, { locale: 'pl' });
  await openWithoutApp(page);
  await expectTitle(page, 'pl', translateTo('pl-PL'));
});

for (const locale of ['ja', 'constructor', 7])
  test(`the unknown saved language ${JSON.stringify(locale)} is ignored and preloads nothing`, async ({
    context,
    page,
    baseURL,
    translate,
  }) => {
    await saveUserPref(context, baseURL, { locale });
    await openWithoutApp(page);
    await expectTitle(page, 'en', translate);
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
  });

/** Checks the page before the app has loaded. */
async function expectTitle(page: Page, language: string, translate: Translate) {
  await expect(page).toHaveTitle(translate('Login'));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
