/* A saved theme in a page. unit/kit/color-scheme.test.ts has every combination of attribute, saved theme, page and system. */
import { saveUserPref } from '../flows/user-pref.ts';
import { fragment, openFragments } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

test('an element with a saved theme has a background of its own in a page of the other theme', async ({
  host,
  page,
}) => {
  await saveUserPref(page.context(), HOST, { darkmode: true });
  await host.open({ body: `<forgot-password></forgot-password>${BUNDLE}` });
  await expect(page.locator('.root')).toHaveAttribute('data-apart');
  await expect(page.locator('.root')).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
});

test('a fragment has the saved theme when its module has loaded', async ({ host, page }) => {
  await saveUserPref(page.context(), HOST, { darkmode: true });
  const load = await openFragments(host, ['forgot-password'], {
    body: await fragment(host, 'forgot-password'),
  });
  await load();
  await expect(page.locator('.root')).toHaveCSS('color-scheme', 'dark');
});
