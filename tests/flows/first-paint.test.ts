/* What the standalone page says before its program is there, and where no program may run. */
import type { Page } from 'playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { expectNoOverflow } from './overflow.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, type Say, sayIn, test } from './localized.ts';
import { saveUserPref } from './user-pref.ts';

const BROWSERS = { en: 'en-US', nl: 'nl-NL', de: 'de-DE', pl: 'pl-PL', pt: 'pt-PT' } as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } });

  test('the page asks for it in every language, English first', async ({ page }) => {
    await page.goto('/login/');
    const sentences = page.locator('noscript p');
    await expect(sentences).toHaveText(
      LOCALES.map((locale) => sayIn(BROWSERS[locale])('Please switch on JavaScript to log in.')),
    );
    for (const [index, locale] of LOCALES.entries()) {
      await expect(sentences.nth(index)).toBeVisible();
      await expect(sentences.nth(index)).toHaveAttribute('lang', locale);
    }
    await expectNoOverflow(page);
  });
});

for (const [language, locale] of Object.entries(BROWSERS))
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('reads the title in its language until the application has a name', async ({ page, say }) => {
      const release = await openWithoutProgram(page);
      await expectTitle(page, language, say);
      await release();
      await expect(page).toHaveTitle('Compass');
    });
  });

test('the saved language comes before the language of the browser', async ({ context, page, baseURL }) => {
  await saveUserPref(context, baseURL, { locale: 'pl' });
  await openWithoutProgram(page);
  await expectTitle(page, 'pl', sayIn('pl-PL'));
});

for (const locale of ['ja', 'constructor', 7])
  test(`a saved language ${JSON.stringify(locale)} is none, and asks for nothing`, async ({
    context,
    page,
    baseURL,
    say,
  }) => {
    await saveUserPref(context, baseURL, { locale });
    await openWithoutProgram(page);
    await expectTitle(page, 'en', say);
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
  });

async function openWithoutProgram(page: Page) {
  const release = await holdRequests(page, '**/assets/first-screen-*.js');
  await page.goto('/login/', { waitUntil: 'commit' });
  return release;
}

/** The body is there once the script in the head has run. */
async function expectTitle(page: Page, language: string, say: Say) {
  expect(await page.locator('login-portal').evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
  await expect(page).toHaveTitle(say('Login'));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
