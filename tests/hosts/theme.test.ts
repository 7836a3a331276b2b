/* The theme of elements in pages with and without a dark theme. */
import type { Page } from 'playwright/test';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { FORM_TAGS } from './elements.ts';
import { fragment, openFragments } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

const save = (page: Page, darkmode: boolean) =>
  page
    .context()
    .addCookies([{ name: 'userpref', value: encodeURIComponent(JSON.stringify({ darkmode })), url: HOST }]);

const elements = (attributes = '') =>
  elementTags
    .filter((tag) => tag !== 'cookie-consent')
    .map((tag) => `<${tag} ${attributes}></${tag}>`)
    .join('');

const themes = (page: Page) =>
  page
    .locator('.root')
    .evaluateAll((roots) => [...new Set(roots.map((root) => getComputedStyle(root).colorScheme))].join());

for (const [scheme, darkmode, expected] of [
  ['normal', true, 'dark'],
  ['light', true, 'dark'],
  ['dark', false, 'light'],
  ['light dark', true, 'dark'],
] as const)
  test(`a saved theme applies to every element of a page with color-scheme "${scheme}"`, async ({
    host,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: expected === 'dark' ? 'light' : 'dark' });
    await save(page, darkmode);
    await host.open({
      head: `<style>:root { color-scheme: ${scheme} }</style>`,
      body: elements() + BUNDLE,
    });
    await expect(page.locator('input[type=email]')).toHaveCount(FORM_TAGS.length);
    await expect.poll(() => themes(page)).toBe(expected);
  });

test('an element with a saved theme has a background of its own in a page of the other theme', async ({
  host,
  page,
}) => {
  await save(page, true);
  await host.open({ body: `<forgot-password></forgot-password>${BUNDLE}` });
  await expect(page.locator('.root')).toHaveAttribute('data-apart');
  await expect(page.locator('.root')).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
});

test('the attribute takes precedence over a saved theme', async ({ host, page }) => {
  await save(page, true);
  await host.open({ body: elements('theme="light"') + BUNDLE });
  await expect(page.locator('input[type=email]')).toHaveCount(FORM_TAGS.length);
  await expect.poll(() => themes(page)).toBe('light');
});

test('the theme of the system applies only in a page that supports dark', async ({ host, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await host.open({ body: elements() + BUNDLE });
  await expect(page.locator('input[type=email]')).toHaveCount(FORM_TAGS.length);
  await expect.poll(() => themes(page)).toBe('light');
});

test('a fragment has the saved theme when its module has loaded', async ({ host, page }) => {
  await save(page, true);
  const load = await openFragments(host, page, ['forgot-password'], {
    body: await fragment(host, 'forgot-password'),
  });
  await load();
  await expect.poll(() => themes(page)).toBe('dark');
});
