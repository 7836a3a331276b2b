import type { Page } from 'playwright/test';
import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { complete } from '../support/enter.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { LONG } from '../support/tags.ts';
import { emailOf, expect, test } from './portal.ts';
import { acceptCookies } from './user-pref.ts';

const NEWCOMER = 'nora.vik@example.org';
const THEMES = ['', 'compass', 'harbour', 'pomelo', 'plakat'];

test.use({ members: { defaultregistration: true } });

// The page guard fails a test on a policy violation or a console error.

test.beforeEach(async ({ page, context, baseURL }) => {
  await acceptCookies(context, baseURL);
  await page.goto('/demo.html');
  await expect(page.locator('self-register').getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('textbox').first()).toBeVisible();
});

async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.locator(`#themes input[value="${theme}"]`).check();
  await expect
    .poll(() =>
      page.locator('link[data-theme]').evaluateAll((links) => links.map((link) => link.dataset.theme)),
    )
    .toEqual(theme ? [theme] : []);
}

test('a visitor redeems a voucher and registers without leaving the site, then confirms by mail', async ({
  page,
  backend,
}) => {
  await complete(page.locator('#voucher voucher-redeem'), 'voucher', [
    seededVoucher('asksForNothing').code,
    emailOf('memberWithPassword'),
  ]);
  await complete(page.locator('self-register'), 'registration', ['Nora', 'Vik', NEWCOMER]);
  await expect(page).toHaveURL('/demo.html');
  await page.goto(linkIn(await mailTo(backend, NEWCOMER)));
  await expect(page).toHaveURL(/\/registrationsuccess\?mid=\d+$/);
});

test('on a phone, the product, its documents and the headline come first, and the themes at the end', async ({
  page,
}) => {
  const strip = page.getByRole('complementary');
  const themes = page.getByRole('group', { name: 'Theme' });
  await expect(strip.and(page.locator(':has(#themes)'))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(themes.and(page.locator('.colophon > #themes'))).toBeVisible();
  await expect(strip).toContainText('The demo of login-portal');
  await expect(strip.getByRole('link', { name: 'Documents' })).toBeInViewport();
  const { y = Number.NaN } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
  expect(y).toBeLessThan(140);
});

test('below /login/, beside the other files of the build, the page has all of its files', async ({
  page,
  dist,
  baseURL,
}) => {
  const folder = '/login/';
  await page.route(`${baseURL}${folder}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ path: `${dist}/${pathname.slice(folder.length)}` });
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Its images and links are those of its site.
    const isFile = ['script', 'stylesheet'].includes(request.resourceType());
    if (isFile && !pathname.startsWith(folder)) outside.push(pathname);
  });
  await page.goto(`${folder}demo.html`);
  await chooseTheme(page, 'harbour');
  await expect(page.locator('self-register').getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(page.locator('.masthead img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.locator('#snippet')).toContainText(`href="${baseURL}/login/themes/harbour.css"`);
  expect(outside).toEqual([]);
});

for (const theme of THEMES)
  test(`the page with errors is accessible, light and dark, and fits narrow and wide windows: ${theme || 'no theme'}`, {
    tag: LONG,
  }, async ({ page }) => {
    for (const [tag, button] of [
      ['voucher-redeem', 'Redeem'],
      ['self-register', 'Register'],
    ] as const) {
      await page.locator(tag).getByRole('button', { name: button }).click();
      await expect(
        page.locator(tag).getByRole('textbox').and(page.locator('[aria-invalid=true]')),
      ).toBeVisible();
    }
    await chooseTheme(page, theme);
    for (const [width, colorScheme] of [
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.emulateMedia({ colorScheme });
      await test.step(`${colorScheme} ${width}`, () => expectAccessiblePage(page));
    }
  });
