/* The first screen in the HTML of the standalone page, and its hydration. */

import { examplePath, FIRST_SCREENS, LOADING } from '../../scripts/first-screens/route-table.ts';
import { intlLocale, LOCALES } from '../../src/i18n/locale.ts';
import { consoleLines } from '../support/console-lines.ts';
import { LONG } from '../support/tags.ts';
import { markupOf, openFirstScreen, stylesOf } from './first-screen-page.ts';
import { expect, test } from './portal.ts';
import { acceptCookies } from './user-pref.ts';

const screens = FIRST_SCREENS.map(({ name, pattern }) => ({ name, path: examplePath(pattern) }));
/** The link of an email: what the screen shows depends on it. */
const loading = { name: LOADING, path: 'token/' };

const LOGIN = { name: 'login', path: '', width: 768 };

const CASES = [
  ...[...screens, loading].flatMap((screen) => [
    { ...screen, locale: 'en', colorScheme: 'light', width: 1280 } as const,
    { ...screen, locale: 'de', colorScheme: 'dark', width: 320 } as const,
  ]),
  ...LOCALES.flatMap((locale) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ ...LOGIN, locale, colorScheme })),
  ),
];

/** A form and the loading screen, in both languages, themes and widths. */
const SAMPLE = ['login in en, light, 1280', `${LOADING} in de, dark, 320`];

for (const { name, path, locale, colorScheme, width } of CASES) {
  const title = `${name} in ${locale}, ${colorScheme}, ${width}`;
  test.describe(`${title} px wide`, () => {
    test.use({ locale: intlLocale(locale), colorScheme, viewport: { width, height: 720 } });

    test('is the same before and after hydration, and without first screens', {
      tag: SAMPLE.includes(title) ? [] : LONG,
    }, async ({ page, context, baseURL }) => {
      // The first screen has no banner.
      await acceptCookies(context, baseURL);
      const warnings = consoleLines(page);
      const hydrate = await openFirstScreen(page, path);
      const [markup, styles] = [await markupOf(page), await stylesOf(page)];
      await hydrate();
      expect(await markupOf(page)).toBe(markup);
      expect(await stylesOf(page)).toEqual(styles);
      expect(warnings).toEqual([]);

      const other = await context.newPage();
      await other.route('**/login/**', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replace(' shadowrootmode="open"', '');
        return route.fulfill({ response, body });
      });
      const render = await openFirstScreen(other, path);
      await render();
      await expect.poll(() => markupOf(other), { intervals: [100] }).toBe(markup);
      await expect.poll(() => stylesOf(other)).toEqual(styles);
    });
  });
}
