/* The theme of elements in pages with and without a dark theme. */
import type { Page } from 'playwright/test';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { saveUserPref } from '../flows/user-pref.ts';
import { FORM_TAGS } from './elements.ts';
import { fragment, openFragments } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

const TAGS = elementTags.filter((tag) => tag !== 'cookie-consent');

const themes = (page: Page) =>
  page
    .locator('.root')
    .evaluateAll((roots) => [...new Set(roots.map((root) => getComputedStyle(root).colorScheme))].join());

// The theme of the system is not the one that is saved.
for (const [title, scheme, darkmode, attributes, expected] of [
  ['a saved dark theme applies to every element of a page', 'normal', true, '', 'dark'],
  ['a saved dark theme applies to every element of a light page', 'light', true, '', 'dark'],
  ['a saved light theme applies to every element of a dark page', 'dark', false, '', 'light'],
  ['a saved theme applies to every element of a page with both themes', 'light dark', true, '', 'dark'],
  ['the attribute takes precedence over a saved theme', 'normal', true, 'theme="light"', 'light'],
  ['the theme of the system applies only in a page that supports dark', 'normal', undefined, '', 'light'],
] as const)
  test(title, async ({ host, page }) => {
    await page.emulateMedia({ colorScheme: darkmode ? 'light' : 'dark' });
    if (darkmode !== undefined) await saveUserPref(page.context(), HOST, { darkmode });
    const body = TAGS.map((tag) => `<${tag} ${attributes}></${tag}>`).join('') + BUNDLE;
    await host.open({ head: `<style>:root { color-scheme: ${scheme} }</style>`, body });
    await expect(page.locator('input[type=email]')).toHaveCount(FORM_TAGS.length);
    await expect.poll(() => themes(page)).toBe(expected);
  });

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
  await expect.poll(() => themes(page)).toBe('dark');
});
