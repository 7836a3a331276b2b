import type { Page } from 'playwright/test';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';

/** Also checks that the page does not scroll sideways. */
async function expectAccessibleAt320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessiblePage(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo.html');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('textbox').first()).toBeVisible();
});

test('the playground shows the chosen element, sets its attributes and logs its events', {
  tag: LONG,
}, async ({ page }) => {
  const preview = page.getByRole('region', { name: 'Preview' });
  const log = page.getByRole('list', { name: 'Events' });
  await page.getByLabel('Element').selectOption('access-request');
  await expect(preview.locator('access-request').getByRole('heading')).toBeVisible();
  await expect(log).toContainText('portal-ready <access-request> {"element":"access-request"}');

  await page.getByLabel('locale', { exact: true }).selectOption('de');
  const markup = `"><img src=x onerror=alert(1)>`;
  await page.getByLabel('email', { exact: true }).fill(markup);
  await page.getByLabel('email', { exact: true }).press('Enter');
  await expect(preview.getByRole('textbox')).toHaveValue(markup);
  await expect(preview.locator('access-request')).toHaveAttribute('locale', 'de');
  await expect(page.locator('#snippet')).toContainText(
    'email="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"',
  );

  await page.getByLabel('Width of its container').fill('240');
  await expect.poll(async () => (await preview.locator('access-request').boundingBox())?.width).toBe(240);

  await page.getByRole('button', { name: 'Clear' }).click();
  await preview.getByRole('link').first().click();
  await expect(log).toContainText(/portal-navigate|not followed/);
  await expect(page).toHaveURL('/demo.html');
});

test('the snippet can be copied by keyboard and works on another page under the suggested policy', {
  tag: LONG,
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Element').selectOption('access-request');
  await page.getByLabel('kind', { exact: true }).selectOption('personalreports');
  await page.getByRole('radio', { name: 'Harbour' }).check();
  const copyButton = page.getByRole('button', { name: 'Copy the snippet' });
  await copyButton.focus();
  await copyButton.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toContain('<access-request kind="personalreports"></access-request>');

  const [, policy = ''] = ((await page.locator('#policy').textContent()) ?? '').split(
    'Content-Security-Policy: ',
  );
  expect(policy).toContain("default-src 'none'");
  await page.route('**/another-page.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: `<!doctype html><html lang="en"><title>Elsewhere</title><body>${snippet}</body></html>`,
    }),
  );
  await page.goto(`${baseURL}/another-page.html`);
  const request = page.locator('access-request');
  await expect(request.getByRole('textbox')).toBeVisible();
  await expect
    .poll(() => request.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor))
    .toBe('rgb(22, 51, 95)');
});

test('the playground sets custom properties and writes a style sheet to copy', {
  tag: LONG,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = page.getByRole('region', { name: 'Preview' }).locator('[part~="primary"]');
  const styleOf = (property: string) =>
    button.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const properties = page.getByLabel('Custom property');

  await properties.selectOption('--portal-accent');
  const accent = page.getByLabel('--portal-accent', { exact: true });
  const picker = page.getByLabel('Pick a colour for --portal-accent');
  await expect(accent).toHaveAccessibleDescription(/^Links .* Default: light-dark\(#0b7285, #3bc9db\)\.$/);
  await expect(picker).toHaveValue('#0b7285');
  await picker.fill('#c2255c');
  await expect(accent).toHaveValue('#c2255c');
  await expect.poll(() => styleOf('background-color')).toBe('rgb(194, 37, 92)');

  await properties.selectOption('--portal-radius');
  const radius = page.getByLabel('--portal-radius', { exact: true });
  await radius.fill('round; }');
  await radius.press('Enter');
  await expect(radius).toHaveAccessibleDescription(/^“round; }” is not a valid value\./);
  await radius.fill('24px');
  await radius.press('Enter');
  await expect(radius).toHaveAttribute('aria-invalid', 'false');
  await expect.poll(() => styleOf('border-top-left-radius')).toBe('24px');
  await expect(accent).toBeVisible();

  await page.getByRole('button', { name: 'Copy the style sheet' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'forgot-password {\n  --portal-accent: #c2255c;\n  --portal-radius: 24px;\n}',
  );
  await accent.fill('');
  await accent.press('Enter');
  await expect.poll(() => styleOf('background-color')).toBe('rgb(11, 114, 133)');
  await expect(page.locator('#style-sheet')).not.toContainText('--portal-accent');
  await expectAccessibleAt320(page);
});
