/* The standalone page before its scripts have loaded, and without JavaScript. */

import { LOCALES } from '../../src/i18n/locale.ts';
import { LONG } from '../support/tags.ts';
import { openWithoutApp } from './first-screen-page.ts';
import { expect, test, translateTo } from './localized.ts';
import { expectNoOverflow } from './overflow.ts';
import { saveUserPref } from './user-pref.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } });

  test('the page asks to turn it on in every language, English first', async ({ page }) => {
    await page.goto('/login/');
    const sentences = page.locator('noscript p');
    await expect(sentences).toHaveText(
      LOCALES.map((locale) => translateTo(locale)('This page needs JavaScript and an up-to-date browser.')),
    );
    for (const [index, locale] of LOCALES.entries()) {
      await expect(sentences.nth(index)).toBeVisible();
      await expect(sentences.nth(index)).toHaveAttribute('lang', locale);
    }
    await expectNoOverflow(page);
    await expect(page.getByRole('textbox'), 'no form that cannot be sent').toHaveCount(0);
  });
});

test('a browser that cannot read the app is told what the page needs, and not to try again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/SyntaxError|Unexpected token/);
  const unreadable = { contentType: 'text/javascript', body: 'class extends {' };
  await page.route('**/assets/first-screen*.js', (route) => route.fulfill(unreadable));
  await page.goto('/login/');
  await expect(page.getByText('This page needs JavaScript and an up-to-date browser.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a saved language takes precedence over the browser’s, and an unknown one preloads nothing', {
  tag: LONG,
}, async ({ context, page, baseURL }) => {
  for (const locale of [...LOCALES, 'ja', 'constructor', 7])
    await test.step(String(locale), async () => {
      await saveUserPref(context, baseURL, { locale });
      await openWithoutApp(page);
      const known = LOCALES.find((each) => each === locale);
      await expect(page).toHaveTitle(translateTo(known ?? 'en')('Login'));
      await expect(page.locator('html')).toHaveAttribute('lang', known ?? 'en');
      await expect(page.getByRole('heading', { name: translateTo(known ?? 'en')('Login') })).toBeVisible();
      if (!known) expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
    });
});
