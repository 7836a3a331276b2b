import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { PAGE_POLICY } from '../../demo/backend/http/content-security-policy.ts';
import { startServer } from '../../demo/backend/server.ts';
import { expect, test } from './portal.ts';

/** Two of the frameworks want a Trusted Types policy of their own; the widget needs none. */
const POLICIES = { html: "'none'", react: "'none'", vue: 'vue', svelte: 'svelte-trusted-html' };

/* Each example is built as a customer would build it, and used on the reference backend under its policy. */
for (const [name, policies] of Object.entries(POLICIES)) {
  test(`the example in ${name} renders the widget, sets an attribute and hears an event`, async ({
    page,
  }) => {
    const dist = mkdtempSync(join(tmpdir(), `example-${name}-`));
    await build({
      root: resolve('examples', name),
      // The plain page has nothing to configure.
      ...(name === 'html' && { configFile: false }),
      logLevel: 'warn',
      build: { outDir: dist, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    cpSync('dist/login-portal.js', join(dist, 'login-portal.js'));
    const server = await startServer({ dist });
    await page.route(`${server.url}/login/`, async (route) => {
      const response = await route.fetch();
      const policy = PAGE_POLICY.replace("trusted-types 'none'", `trusted-types ${policies}`);
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await page.goto(`${server.url}/login/`);

    await expect(page.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
    const widget = page.locator('voucher-redeem');
    await expect(widget).toHaveAttribute('theme', 'light');
    await page.getByLabel('Theme').selectOption('dark');
    await expect(widget).toHaveAttribute('theme', 'dark');

    await page.getByRole('button', { name: 'Redeem', exact: true }).click();
    await expect(page.locator('output')).toHaveText('Please provide a valid voucher code');
    await server.close();
    rmSync(dist, { recursive: true });
  });
}
