import { expect, type Page } from 'playwright/test';
import { type RunningServer, startServer } from '../../server/reference/server.ts';
import { LOW_PASSWORD_COST } from '../support/backend.ts';
import { test } from '../support/page-guard.ts';
import { startApp } from './app.ts';
import { HOSTS } from './hosts.ts';
import { checkTypes } from './types.ts';

/** Answers the calls of the page with the backend, as a proxy in front of both does. */
const proxy = (page: Page, backend: RunningServer) =>
  page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: backend.url + pathname + search }) });
  });

/** An attribute value and a property of an event that do not exist. */
const withMistakes = (source: string) =>
  source
    .replace('<voucher-redeem', '<voucher-redeem theme="pink"')
    .replace('detail.message', 'detail.mesage');

for (const host of HOSTS)
  test.describe(host.name, () => {
    let app: Awaited<ReturnType<typeof startApp>>;
    let backend: RunningServer;

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      app = await startApp(host);
      backend = await startServer({ dist: 'dist', passwordCost: LOW_PASSWORD_COST });
    });
    test.afterAll(async () => {
      if (typeof app !== 'string') app?.close();
      await backend?.close();
    });
    test.beforeEach(async ({ page }) => {
      if (typeof app === 'string') return test.skip(true, app);
      await proxy(page, backend);
      await page.addInitScript(() =>
        document.addEventListener('portal-ready', (event) =>
          Object.assign(window, { ready: (event as CustomEvent).detail.element }),
        ),
      );
      await page.goto(app.url);
    });

    // A call can still be on its way.
    test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

    const voucherAddress = (page: Page) =>
      page.getByRole('link', { name: 'Voucher' }).evaluate((link: HTMLAnchorElement) => link.href);
    const openVoucher = async (page: Page) => {
      await page.getByRole('link', { name: 'Voucher' }).click();
      await expect(page.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
    };
    const expectEvent = async (page: Page) => {
      await expect
        .poll(() => page.evaluate(() => (window as { ready?: string }).ready))
        .toBe('voucher-redeem');
      await page.getByRole('button', { name: 'Redeem', exact: true }).click();
      await expect(page.locator('output')).toHaveText('Please provide a valid voucher code');
    };

    test(`${host.name}: on a page that is opened directly, an element is usable and the page receives its events`, async ({
      page,
    }) => {
      await page.goto(await voucherAddress(page));
      await expect(page.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
      await expectEvent(page);
    });

    if (host.typed)
      test(`${host.name}: the types know the attributes and the events`, () => {
        test.setTimeout(300_000);
        const { folder } = app as Exclude<typeof app, string>;
        const { typed = '' } = host;
        expect(checkTypes(folder, typed, (source) => source)).toBe('');
        const output = checkTypes(folder, typed, withMistakes);
        expect(output).toContain('"pink"');
        expect(output).toContain("'mesage'");
      });

    test(`${host.name}: on a page that a link opens, an element is usable and the page receives its events`, async ({
      page,
    }) => {
      await openVoucher(page);
      await expectEvent(page);
    });

    test(`${host.name}: Back and Forward lead through the pages of the host and the screens of the portal`, async ({
      page,
    }) => {
      const heading = (name: string) =>
        expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await openVoucher(page);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await heading('Login');
      const portal = page.locator('login-portal');
      await portal.evaluate((element) => element.setAttribute('data-first', ''));
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await heading('Forgot Password');
      await expect(page).toHaveURL(/\/login\/forgotpw/);
      await page.goBack();
      await heading('Login');
      await expect(portal).toHaveAttribute('data-first');
      await page.goBack();
      await heading('Redeem Voucher');
      await page.goBack();
      await heading('Home');
      await page.goForward();
      await heading('Redeem Voucher');
      await page.goForward();
      await heading('Login');
      await page.goForward();
      await heading('Forgot Password');
      await page.reload();
      await heading('Forgot Password');
    });
  });
