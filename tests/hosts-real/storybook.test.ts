import { expect } from 'playwright/test';
import { REPLIES } from '../hosts/replies.ts';
import { type RunningApp, startApp } from './app.ts';
import type { Host } from './hosts.ts';
import { setRow, shows, test } from './results.ts';

const STORYBOOK: Host = {
  name: 'Storybook',
  version: { npm: 'storybook' },
  serve: { folder: 'storybook-static' },
};

let app: RunningApp | string;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = await startApp(STORYBOOK);
});
test.afterAll(() => typeof app !== 'string' && app.close());
test.beforeEach(async ({ page }, info) => {
  if (typeof app === 'string') return test.skip(true, app);
  setRow(info, STORYBOOK.name, app.version);
  await page.route('**/api/**', (route, request) => {
    const { pathname } = new URL(request.url());
    return route.fulfill({ json: { status: 'OK', data: REPLIES[`${request.method()} ${pathname}`] } });
  });
});
const address = () => (app as RunningApp).url;

test(
  'Storybook: a story that is opened directly shows the element',
  shows('opened directly'),
  async ({ page }) => {
    await page.goto(`${address()}/iframe.html?id=voucher--form&viewMode=story`);
    await expect(page.getByLabel('Voucher code')).toHaveValue('ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2');
  },
);

test(
  'Storybook: the controls offer the languages and themes, and change the element',
  shows('by navigation'),
  async ({ page }) => {
    await page.goto(`${address()}/?path=/story/forgot-password--form`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await expect(frame.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await page.getByRole('button', { name: 'Voucher' }).click();
    await expect(frame.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
    await page.getByLabel('dark', { exact: true }).check();
    await expect(frame.locator('voucher-redeem')).toHaveAttribute('theme', 'dark');
    await page.getByLabel('de', { exact: true }).check();
    await expect(frame.locator('voucher-redeem')).toHaveAttribute('locale', 'de');
    await expect(frame.getByRole('button', { name: 'Einlösen' })).toBeVisible();
  },
);

test('Storybook: the panel of actions lists the events of the element', shows('events'), async ({ page }) => {
  await page.goto(`${address()}/?path=/story/forgot-password--form`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await page.getByRole('tab', { name: 'Actions', exact: true }).click();
  await frame.getByRole('button').last().click();
  await expect(page.getByRole('tabpanel').getByText('portal-error')).toBeVisible();
});
