/* The theme of elements in pages with and without a dark theme. */
import type { Page } from 'playwright/test';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { saveUserPref } from '../flows/user-pref.ts';
import { FORM_TAGS } from './elements.ts';
import { fragment, openFragments } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST, type Site } from './site.ts';

const elements = (attributes = '') =>
  elementTags
    .filter((tag) => tag !== 'cookie-consent')
    .map((tag) => `<${tag} ${attributes}></${tag}>`)
    .join('');

async function open(host: Site, page: Page, body: string, head = ''): Promise<void> {
  await host.open({ head, body: body + BUNDLE });
  await expect(page.locator('input[type=email]')).toHaveCount(FORM_TAGS.length);
}

const themes = (page: Page) =>
  page
    .locator('.root')
    .evaluateAll((roots) => [...new Set(roots.map((root) => getComputedStyle(root).colorScheme))].join());

test('a saved theme applies to every element of a page with any color-scheme', async ({ host, page }) => {
  for (const [scheme, darkmode, expected] of [
    ['normal', true, 'dark'],
    ['light', true, 'dark'],
    ['dark', false, 'light'],
    ['light dark', true, 'dark'],
  ] as const)
    await test.step(scheme, async () => {
      await page.emulateMedia({ colorScheme: darkmode ? 'light' : 'dark' });
      await saveUserPref(page.context(), HOST, { darkmode });
      await open(host, page, elements(), `<style>:root { color-scheme: ${scheme} }</style>`);
      await expect.poll(() => themes(page)).toBe(expected);
    });
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

test('the attribute takes precedence over a saved theme', async ({ host, page }) => {
  await saveUserPref(page.context(), HOST, { darkmode: true });
  await open(host, page, elements('theme="light"'));
  await expect.poll(() => themes(page)).toBe('light');
});

test('the theme of the system applies only in a page that supports dark', async ({ host, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(host, page, elements());
  await expect.poll(() => themes(page)).toBe('light');
});

test('a fragment has the saved theme when its module has loaded', async ({ host, page }) => {
  await saveUserPref(page.context(), HOST, { darkmode: true });
  const load = await openFragments(host, page, ['forgot-password'], {
    body: await fragment(host, 'forgot-password'),
  });
  await load();
  await expect.poll(() => themes(page)).toBe('dark');
});
