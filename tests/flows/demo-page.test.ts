import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { seededVoucher } from '../../demo/backend/seeds/vouchers.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { emailOf, expect, test } from './portal.ts';

const NEWCOMER = 'nora.vik@example.org';
const LOOKS = ['compass', 'harbour', 'pomelo', 'plakat', ''];

test.use({ members: { defaultregistration: true } });

/* Every test fails on a violation of the policy or an error in the console: the guard listens. */

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'cookie-consent-status', value: 'allow', url: baseURL ?? '' }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo.html');
  await expect(page.locator('self-register').getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('textbox').first()).toBeVisible();
});

async function dressAs(page: Page, look: string): Promise<void> {
  await page.locator(`#looks input[value="${look}"]`).check();
  await expect
    .poll(() =>
      page.locator('link[data-look]').evaluateAll((links) => links.map((link) => link.dataset.look)),
    )
    .toEqual(look ? [look] : []);
}

test('a voucher is redeemed, and one registers up to the mailed confirmation, without leaving the site', async ({
  page,
  backend,
}) => {
  const voucher = page.locator('.pair voucher-redeem');
  await voucher.getByLabel('Voucher code').fill(seededVoucher('asksForNothing').code);
  await voucher.getByLabel('Email address').fill(emailOf('memberWithPassword'));
  await voucher.getByRole('button', { name: 'Redeem' }).click();
  await expect(voucher.getByText('Your voucher has been redeemed.')).toBeVisible();

  const registration = page.locator('self-register');
  await registration.getByLabel('First name').fill('Nora');
  await registration.getByLabel('Last name').fill('Vik');
  await registration.getByLabel('Email address').fill(NEWCOMER);
  await registration.getByRole('checkbox').check();
  await registration.getByRole('button', { name: 'Register' }).click();
  await expect(registration.getByText(/^Thank you for your request\./)).toBeVisible();
  await expect(page).toHaveURL('/demo.html');
  await page.goto(linkIn(await mailTo(backend, NEWCOMER)));
  await expect(page).toHaveURL(/\/registrationsuccess\?mid=\d+$/);
});

test('another theme is another look, and the site keeps its own', async ({ page }) => {
  const button = page.locator('.pair voucher-redeem').getByRole('button', { name: 'Redeem' });
  const lookOf = () =>
    button.evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
      return [backgroundColor, borderRadius, fontFamily].join();
    });
  const siteLook = () => page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).font);
  const before = await siteLook();
  const seen = new Set<string>();
  for (const look of LOOKS) {
    await dressAs(page, look);
    await expect.poll(async () => !seen.has(await lookOf())).toBe(true);
    seen.add(await lookOf());
    await expect(page.getByLabel('Dressed as')).toHaveValue(look);
  }
  expect(seen.size).toBe(LOOKS.length);
  expect(await siteLook()).toBe(before);
});

test('in every theme, light and dark, with errors on it, the page is accessible; it fits any window', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const [tag, button] of [
    ['voucher-redeem', 'Redeem'],
    ['self-register', 'Register'],
  ] as const) {
    await page.locator(tag).getByRole('button', { name: button }).click();
    await expect(page.locator(tag).getByRole('textbox').and(page.locator('[aria-invalid]'))).toBeVisible();
  }
  for (const look of LOOKS) {
    await dressAs(page, look);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Every look is seen in both schemes, the site itself in both widths as well.
      const schemes =
        look === 'compass' ? (['light', 'dark'] as const) : ([width === 320 ? 'light' : 'dark'] as const);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await test.step(`${look} ${colorScheme} ${width}`, () => expectAccessiblePage(page));
      }
    }
  }
});

test.describe('in the playground', () => {
  test('an element is chosen, its attributes are set, and what it says is written down', async ({ page }) => {
    const preview = page.getByRole('region', { name: 'Preview' });
    const log = page.getByRole('list', { name: 'Events' });
    await page.getByLabel('Element').selectOption('access-request');
    await expect(preview.locator('access-request').getByRole('heading')).toBeVisible();
    await expect(log).toContainText('portal-ready <access-request> {"element":"access-request"}');

    await page.getByLabel('locale', { exact: true }).selectOption('de');
    const odd = `"><img src=x onerror=alert(1)>`;
    await page.getByLabel('email', { exact: true }).fill(odd);
    await page.getByLabel('email', { exact: true }).press('Enter');
    await expect(preview.getByRole('textbox')).toHaveValue(odd);
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

  test('the snippet is copied by keyboard, and works where it is pasted, under the policy beside it', async ({
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
    await page.route('**/somebody-else.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': policy },
        body: `<!doctype html><html lang="en"><title>Elsewhere</title><body>${snippet}</body></html>`,
      }),
    );
    await page.goto(`${baseURL}/somebody-else.html`);
    const request = page.locator('access-request');
    await expect(request.getByRole('textbox')).toBeVisible();
    await expect
      .poll(() => request.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor))
      .toBe('rgb(22, 51, 95)');
  });
});
