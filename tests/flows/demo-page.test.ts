import type { Page } from 'playwright/test';
import { seededVoucher } from '../../demo/backend/seeds/vouchers.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { emailOf, expect, test } from './portal.ts';

const NEWCOMER = 'nora.vik@example.org';
const THEMES = ['compass', 'harbour', 'pomelo', 'plakat', ''];

test.use({ members: { defaultregistration: true } });

// The page guard fails a test on a policy violation or a console error.

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'cookie-consent-status', value: 'allow', url: baseURL ?? '' }]);
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

test('each theme changes the styles of the elements and not those of the site', async ({ page }) => {
  const button = page.locator('.pair voucher-redeem').getByRole('button', { name: 'Redeem' });
  const buttonStyle = () =>
    button.evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
      return [backgroundColor, borderRadius, fontFamily].join();
    });
  const headingFont = () =>
    page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).font);
  const before = await headingFont();
  const seen = new Set<string>();
  for (const theme of THEMES) {
    await chooseTheme(page, theme);
    await expect.poll(async () => !seen.has(await buttonStyle())).toBe(true);
    seen.add(await buttonStyle());
    await expect(page.getByLabel('Ready-made theme')).toHaveValue(theme);
  }
  expect(seen.size).toBe(THEMES.length);
  expect(await headingFont()).toBe(before);
});

test('the page with errors is accessible in every theme, light and dark, and fits narrow and wide windows', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const [tag, button] of [
    ['voucher-redeem', 'Redeem'],
    ['self-register', 'Register'],
  ] as const) {
    await page.locator(tag).getByRole('button', { name: button }).click();
    await expect(page.locator(tag).getByRole('textbox').and(page.locator('[aria-invalid=true]'))).toBeVisible();
  }
  for (const theme of THEMES) {
    await chooseTheme(page, theme);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Every theme is checked in both colour schemes, and the first one also at both widths.
      const schemes =
        theme === 'compass' ? (['light', 'dark'] as const) : ([width === 320 ? 'light' : 'dark'] as const);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await test.step(`${theme} ${colorScheme} ${width}`, () => expectAccessiblePage(page));
      }
    }
  }
});
