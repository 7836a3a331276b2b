import { VOUCHER } from '../support/calls.ts';
import { withScrollbars } from '../support/engines/scrollbars.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

test.use({ launchOptions: [withScrollbars, { scope: 'worker' }] });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
});

/** The width of the scrollbar. */
const scrollbar = () => innerWidth - document.documentElement.clientWidth;

test('a voucher code fits its field next to a scrollbar on a page of 320 pixels', async ({ host, page }) => {
  host.ownsPage = true;
  for (const tag of ['login-portal', 'voucher-redeem']) {
    await host.open(
      { body: `<div style="height: 2000px"></div>${BUNDLE}<${tag} voucher="${VOUCHER}"></${tag}>` },
      `/login/voucher/${VOUCHER}`,
    );
    const code = page.getByLabel('Voucher code');
    await expect(code).toHaveValue(VOUCHER);
    expect(await page.evaluate(scrollbar)).toBeGreaterThan(0);
    const { scrollWidth, clientWidth } = await code.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth, tag).toBeLessThanOrEqual(clientWidth);
  }
});

test('the cookie banner causes no error on the window if its space adds a scrollbar', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { windowErrors: errors });
    addEventListener('error', ({ message }) => errors.push(message));
  });
  await host.open({
    head: '<style>body { margin: 0 }</style>',
    body: `<div style="height: 99vh"></div><cookie-consent></cookie-consent>${BUNDLE}`,
  });
  await expect(page.locator('cookie-consent [data-placed]')).toBeVisible();
  expect(await page.evaluate(scrollbar)).toBeGreaterThan(0);
  expect(await page.evaluate('windowErrors')).toEqual([]);
});
