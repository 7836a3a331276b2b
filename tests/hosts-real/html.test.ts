import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { type RunningServer, startServer } from '../../server/reference/server.ts';
import { LOW_PASSWORD_COST } from '../support/backend.ts';
import { test } from '../support/page-guard.ts';

const SITE = 'https://site.example';
const PORTAL = 'https://portal.example';
const TYPES: Record<string, string> = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

/** The policy of the documentation, with the other origin where it says so. */
const POLICY = JSON.parse(readFileSync('dist/csp.json', 'utf8')).widget.policy.replace(
  /(script-src|connect-src) 'self'/g,
  `$& ${PORTAL}`,
);

let backend: RunningServer;
test.beforeAll(async () => {
  backend = await startServer({ dist: 'dist', allowedOrigins: [SITE], passwordCost: LOW_PASSWORD_COST });
});
test.afterAll(() => backend.close());

/** Opens the page. The script arrives when `script` resolves. */
async function open(page: Page, script?: Promise<void>): Promise<void> {
  await page.route(`${SITE}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = `tests/hosts-real/apps/html${path === '/' ? '/index.html' : path}`;
    const headers = { 'Content-Type': TYPES[extname(file)] ?? '', 'Content-Security-Policy': POLICY };
    return route.fulfill({ path: file, headers });
  });
  await page.route(`${PORTAL}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!pathname.startsWith('/api/')) await script;
    if (!pathname.startsWith('/api/'))
      return route.fulfill({
        path: `dist${pathname.replace(/^\/login/, '')}`,
        headers: { 'Access-Control-Allow-Origin': SITE },
      });
    await route.fulfill({ response: await route.fetch({ url: backend.url + pathname + search }) });
  });
  await page.goto(SITE, { waitUntil: 'commit' });
}

test('Plain HTML: an element from another origin is usable under a strict policy, in the font and colours of the page', async ({
  page,
}) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Redeem', exact: true });
  await button.click();
  await expect(page.locator('output')).toHaveText('Please provide a valid voucher code');
  await expect(page.getByRole('heading')).toHaveCSS('font-family', 'Georgia, serif');
  // #9c4221, which is dark enough to stay as it is.
  await expect(button).toHaveCSS('background-color', /srgb-linear 0\.332\d* 0\.054\d* 0\.015\d*\)/);
});

test('Plain HTML: what follows the element stays where it is when the element appears', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open(page, promise);
  const below = page.getByText('The text below the element');
  await expect(below).toBeVisible();
  const before = await below.boundingBox();
  resolve();
  await expect(page.getByRole('button', { name: 'Redeem', exact: true })).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});
