import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { startServer } from '../../server/reference/server.ts';
import { PAGE_POLICY } from '../../standalone/content-security-policy.ts';
import { LOW_PASSWORD_COST } from '../support/flow.ts';
import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';

/** The Trusted Types policies that the frameworks need; the element needs none. */
const POLICIES = { html: "'none'", react: "'none'", vue: 'vue', svelte: 'svelte-trusted-html' };

// Each example is built with its own configuration and used under the backend's policy.
for (const [name, policies] of Object.entries(POLICIES)) {
  test(`the ${name} example renders the element, sets an attribute and receives an event`, {
    tag: name === 'html' ? [] : LONG,
  }, async ({ page }) => {
    const dist = mkdtempSync(join(tmpdir(), `example-${name}-`));
    await build({
      root: resolve('examples', name),
      // The HTML example has no configuration file.
      ...(name === 'html' && { configFile: false }),
      logLevel: 'warn',
      build: { outDir: dist, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    for (const file of ['portal.js', 'elements'])
      cpSync(join('dist', file), join(dist, file), { recursive: true });
    const server = await startServer({ dist, passwordCost: LOW_PASSWORD_COST });
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
