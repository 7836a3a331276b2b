import { test as base, expect, type Page } from 'playwright/test';
import { type RunningServer, startServer } from '../../demo/backend/server.ts';
import { LOW_PASSWORD_COST } from '../support/backend.ts';
import { guardPages } from '../support/page-guard.ts';
import { startApp } from './app.ts';
import { HOSTS } from './hosts.ts';

const test = base.extend<{ guard: undefined }>({
  guard: [
    async ({ context }, use) => {
      const { verify } = await guardPages(context);
      await use(undefined);
      verify();
    },
    { auto: true },
  ],
});

/** Answers the calls of the page with the backend, as a proxy in front of both does. */
const proxy = (page: Page, backend: RunningServer) =>
  page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: backend.url + pathname + search }) });
  });

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
    test.beforeEach(async ({ page }, { annotations }) => {
      if (typeof app === 'string') return test.skip(true, app);
      annotations.push(
        { type: 'page', description: host.folder },
        { type: 'host', description: host.name },
        { type: 'version', description: app.version },
      );
      await proxy(page, backend);
      await page.goto(app.url);
    });

    // A call can still be on its way.
    test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

    const hasPages = host.folder !== 'react18';
    const openVoucher = async (page: Page) => {
      if (hasPages) await page.getByRole('link', { name: 'Voucher' }).click();
      await expect(page.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
    };

    test(`${host.name}: an element is usable, and the page receives its events`, async ({ page }) => {
      await openVoucher(page);
      await page.getByRole('button', { name: 'Redeem', exact: true }).click();
      await expect(page.locator('output')).toHaveText('Please provide a valid voucher code');
    });

    if (hasPages)
      test(`${host.name}: Back and Forward lead through the pages of the host and the screens of the portal`, async ({
        page,
      }) => {
        async function heading(name: string) {
          await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
          // Turbo loads the page of an entry although it keeps the portal, and logs an error if it is interrupted.
          await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
        }
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
