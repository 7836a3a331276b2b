import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo.html');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('textbox').first()).toBeVisible();
});

test('the playground shows the chosen element, sets its attributes and logs its events', {
  tag: LONG,
}, async ({ page }) => {
  const preview = page.getByRole('region', { name: 'Preview' });
  const form = page.getByRole('form', { name: 'Attributes' });
  const log = page.getByRole('list', { name: 'Events' });
  await form.getByLabel('locale', { exact: true }).selectOption('de');
  await form.getByLabel('element').selectOption('access-request');
  await expect(preview.locator('access-request').getByRole('heading')).toBeVisible();
  await expect(preview.locator('access-request')).toHaveAttribute('locale', 'de');
  await expect(log).toContainText('portal-ready <access-request> {"element":"access-request"}');

  const email = form.getByLabel('email', { exact: true });
  const markup = `"><img src=x onerror=alert(1)>`;
  await expect(email).toHaveAccessibleDescription('Fills the email field.');
  await email.fill(markup);
  await email.press('Enter');
  await expect(preview.getByRole('textbox')).toHaveValue(markup);

  await page.getByRole('button', { name: 'Clear' }).click();
  await preview.getByRole('link').first().click();
  await expect(log).toContainText(/portal-navigate|not followed/);
  await expect(page).toHaveURL('/demo.html');
});

test('the snippet can be copied by keyboard and works on another page', { tag: LONG }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('element').selectOption('access-request');
  await page.getByLabel('kind', { exact: true }).selectOption('personalreports');
  await page.getByRole('radio', { name: 'Harbour' }).check();
  const copyButton = page.getByRole('button', { name: 'Copy the snippet' });
  await copyButton.focus();
  await copyButton.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toContain(`<access-request api-base="${baseURL}" kind="personalreports"></access-request>`);

  await page.route('**/another-page.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Elsewhere</title><body>${snippet}</body></html>`,
    }),
  );
  await page.goto(`${baseURL}/another-page.html`);
  const request = page.locator('access-request');
  await expect(request.getByRole('textbox')).toBeVisible();
  await expect(request.getByRole('heading')).toHaveCSS('font-weight', '400');
});

test('on a phone, the preview stays in view above the attributes, and hides none that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const preview = page.getByRole('region', { name: 'Preview' });
  for (const name of ['account', 'email', 'api-base']) {
    const input = page.getByLabel(name, { exact: true });
    await input.focus();
    await expect(preview).toBeInViewport({ ratio: 1 });
    const [above, below] = [await preview.boundingBox(), await input.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('at 320 pixels the playground is accessible, light and dark, and does not scroll sideways', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessiblePage(page);
  }
});

test('the page names the product, and its links to the documents show them', async ({ page }) => {
  await expect(page.getByRole('complementary')).toContainText('login-portal');
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const documents = new Set(addresses.filter((address) => address.startsWith('/docs/')));
  expect(documents.size).toBeGreaterThan(2);
  for (const address of documents) {
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/^# /);
  }
});
