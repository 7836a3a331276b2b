import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from './portal.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/demo.html');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('textbox').first()).toBeVisible();
});

test('the playground shows the chosen element, sets its attributes and logs its events', async ({ page }) => {
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

test('the snippet can be copied by keyboard and works on another page under the suggested policy', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Element').selectOption('access-request');
  await page.getByLabel('kind', { exact: true }).selectOption('personalreports');
  await page.getByLabel('Dressed as').selectOption('harbour');
  const copyButton = page.getByRole('button', { name: 'Copy the snippet' });
  await copyButton.focus();
  await copyButton.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  const hash = createHash('sha384').update(readFileSync('dist/login-portal.js')).digest('base64');
  expect(snippet).toContain(`integrity="sha384-${hash}"`);
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
