/* The standalone page, built for a base other than /login/: `PORTAL_BASE=/sign-in/ npm run build`. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './host-test.ts';
import { HOST } from './site.ts';

// The tests share one build.
test.describe.configure({ mode: 'default' });

const BASE = '/sign-in/';
const folder = mkdtempSync(join(tmpdir(), 'login-portal-base-'));

test.beforeAll(() => {
  test.setTimeout(180_000);
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'];
  execFileSync(process.execPath, [...vite, '--logLevel', 'error'], {
    env: { ...process.env, PORTAL_BASE: BASE },
    stdio: 'inherit',
  });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Serves the page for every path below the base that is not a file. */
test.beforeEach(async ({ host, page }) => {
  host.ownsPage = true;
  await page.route(`${HOST}${BASE}**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname.slice(BASE.length));
    const isFile = existsSync(file) && file.includes('assets');
    return route.fulfill({ path: isFile ? file : join(folder, 'index.html') });
  });
});

const title = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true, level: 1 });

test('every path below the base opens its screen', async ({ host, page }) => {
  host.replies['GET /api/v1/token/k3y'] = { type: 'forgotpw', target: 'user' };
  for (const [path, text, address] of [
    ['', 'Login', ''],
    ['?email=ada%40example.org', 'Login', '?email=ada%40example.org'],
    ['forgotpw?cat=member', 'Forgot Password', 'forgotpw?cat=member'],
    ['token/k3y', 'Reset User-Password', 'resetpw'],
    ['token', 'Your link', 'token/'],
    ['resetpw', 'Login', ''],
    ['voucher', 'Redeem Voucher', 'voucher/'],
    ['voucher/ABCDE', 'Redeem Voucher', 'voucher/ABCDE'],
    ['requestpdaccess', 'Access to your personal data', 'requestpdaccess'],
    ['register', 'Registration', 'register'],
    ['no/such/path', 'Login', ''],
  ] as const)
    await test.step(`${BASE}${path}`, async () => {
      await page.goto(HOST + BASE + path);
      await expect(title(page, text)).toBeVisible();
      expect(page.url()).toBe(HOST + BASE + address);
    });
  expect(host.requests.filter((request) => !request.url().includes('/api/v1/'))).toEqual([]);
});

test('links and Back change the screen without a page load', async ({ page }) => {
  await page.goto(HOST + BASE);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(title(page, 'Forgot Password')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${BASE}forgotpw`);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(title(page, 'Login')).toBeVisible();
  expect(page.url()).toBe(HOST + BASE);
  await page.goBack();
  await expect(title(page, 'Forgot Password')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});
