/* The standalone page as `login-portal-page` writes it. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { writeJson } from '../../scripts/build/json.ts';
import { holdRequests } from '../flows/requests.ts';
import { consoleLines } from '../support/console-lines.ts';
import { expect, test } from './host-test.ts';
import { HOST } from './site.ts';

// The tests share one page.
test.describe.configure({ mode: 'default' });

const BASE = '/sign-in/';
const API = 'https://api.example';
const folder = mkdtempSync(join(tmpdir(), 'login-portal-site-'));

test.beforeAll(() => {
  const file = join(folder, 'portal.config.json');
  writeJson(file, {
    base: BASE,
    'api-base': API,
    'config-url': `${API}/settings`,
    'provider-name': 'Acme',
    'provider-url': 'https://acme.example/',
    'provider-logo': '/acme.svg',
    title: 'Acme & <friends>',
    icon: resolve('server/reference/pages/demo-icon.svg'),
    'theme-color-dark': '#123456',
    'monitoring-url': '/metrics',
    texts: { pl: { Login: '<b>Witaj</b>', 'Email address': 'Adres w firmie' } },
  });
  execFileSync(process.execPath, ['dist/bin/page.js', '--config', file, '--out', folder]);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Serves the page for every path below the base that is not a file, and the API on its own origin. */
test.beforeEach(async ({ host, page }) => {
  host.ownsPage = true;
  await page.route(`${HOST}/acme.svg`, (route) => route.fulfill({ path: 'standalone/icon.svg' }));
  await page.route(`${HOST}${BASE}**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname.slice(BASE.length));
    const isFile = existsSync(file) && file.includes('assets');
    return route.fulfill({ path: isFile ? file : join(folder, 'index.html') });
  });
  await page.route(`${API}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': HOST, 'Access-Control-Allow-Credentials': 'true' };
    // Without a name, so that the page keeps its title.
    const { members } = host.replies['GET /api/v1/settings/config'] as { members: object };
    const settings = { members, version: '8.1.0' };
    const data =
      pathname === '/settings' ? settings : host.replies[`${route.request().method()} ${pathname}`];
    return route.fulfill({ headers, json: { status: 'OK', data } });
  });
});

const title = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true, level: 1 });

test('a path below the base opens its screen', async ({ host, page }) => {
  host.replies['GET /api/v1/token/k3y'] = { type: 'forgotpw', target: 'user' };
  // tests/unit/app/navigation/router.test.ts has the others.
  for (const [path, text, address] of [
    ['?email=ada%40example.org', 'Login', '?email=ada%40example.org'],
    ['forgotpw?cat=member', 'Forgot Password', 'forgotpw?cat=member'],
    ['token/k3y', 'Reset User-Password', 'resetpw'],
    ['voucher', 'Redeem Voucher', 'voucher/'],
    ['voucher/ABCDE', 'Redeem Voucher', 'voucher/ABCDE'],
    ['no/such/path', 'Login', ''],
  ] as const)
    await test.step(`${BASE}${path}`, async () => {
      await page.goto(HOST + BASE + path);
      await expect(title(page, text)).toBeVisible();
      await expect(page).toHaveURL(HOST + BASE + address);
    });
  const calls = host.requests.map((request) => new URL(request.url()).pathname);
  expect(calls.filter((path) => path !== '/metrics')).toEqual([]);
});

test('a server that ignores capitals opens the same screens', async ({ host, page }) => {
  host.replies['GET /api/v1/token/k3y'] = { type: 'forgotpw', target: 'user' };
  await page.route(/\/Sign-In\//, (route) => route.fulfill({ path: join(folder, 'index.html') }));
  for (const [path, text, address] of [
    ['?email=ada%40example.org#top', 'Login', '?email=ada%40example.org#top'],
    ['token/k3y', 'Reset User-Password', 'resetpw'],
    ['voucher/ABCDE', 'Redeem Voucher', 'voucher/ABCDE'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`${HOST}/Sign-In/${path}`);
      await expect(title(page, text)).toBeVisible();
      await expect(page).toHaveURL(HOST + BASE + address);
    });
  await page.reload();
  await expect(title(page, 'Redeem Voucher')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(title(page, 'Login')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${HOST}${BASE}voucher/ABCDE`);
  await expect(title(page, 'Redeem Voucher')).toBeVisible();
});

/** Opens a path of the page, whose scripts load when the returned function is called. */
async function openWithoutApp(page: Page, path = ''): Promise<() => void> {
  const load = await holdRequests(page, `${HOST}${BASE}assets/*.js`);
  await page.goto(HOST + BASE + path, { waitUntil: 'commit' });
  return load;
}

/** Adds attributes to the portal in the page. */
function serveWith(page: Page, attributes: string): Promise<unknown> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const body = html.replace('<login-portal ', `$&${attributes} `);
  return page.route(HOST + BASE, (route) => route.fulfill({ body, contentType: 'text/html' }));
}

// Playwright does not see the body of a beacon in Firefox.
test('the page sends what fails to its monitoring, without the message (Chromium)', async ({
  host,
  page,
}) => {
  host.replies['GET /api/v1/token/k3y'] = { type: 'unknown' };
  const sent: unknown[] = [];
  await page.route(`${HOST}/metrics`, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${HOST}${BASE}token/k3y`);
  const call = 'GET /api/v1/token/{token}';
  await expect.poll(() => sent).toEqual([{ type: 'portal-error', flow: 'token', kind: 'unexpected', call }]);
});

test('the page offers only the languages of the configuration, from its first screen on', async ({
  page,
}) => {
  await serveWith(page, 'languages="nl pl"');
  // Not in the empty page before, whose storage Firefox refuses.
  await page.addInitScript(() => origin !== 'null' && localStorage.setItem('locale', 'de'));
  const load = await openWithoutApp(page);
  await expect(title(page, 'Inloggen')).toBeVisible();
  load();
  await expect(page.getByText('Versie 8.1.0')).toBeVisible();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['NLNederlands', 'PLPolski']);
  await serveWith(page, 'languages="nl"');
  await openWithoutApp(page);
  await expect(title(page, 'Inloggen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nederlands' })).toBeHidden();
});

test('the first screen has the language and the theme of the configuration', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await serveWith(page, 'locale="de" theme="dark"');
  const look = () =>
    page.evaluate(() => {
      const root = document.querySelector('login-portal')?.shadowRoot?.querySelector<HTMLElement>('.root');
      return [root?.hidden, root?.lang, root?.dataset.theme, getComputedStyle(document.body).colorScheme];
    });
  const load = await openWithoutApp(page);
  await expect(title(page, 'Anmeldung')).toBeVisible();
  expect(await look()).toEqual([false, 'de', 'dark', 'dark']);
  await expect(page).toHaveTitle('Acme & <friends>');
  load();
  await expect(page.getByText('Version 8.1.0')).toBeVisible();
  expect(await look()).toEqual([false, 'de', 'dark', 'dark']);
});

test('the first screen has the texts of the configuration, which hydration keeps', async ({ host, page }) => {
  host.replies['GET /api/v1/i18n/messages/login/pl'] = { translations: {} };
  const lines = consoleLines(page);
  await serveWith(page, 'locale="pl"');
  const load = await openWithoutApp(page);
  await expect(title(page, '<b>Witaj</b>')).toBeVisible();
  const field = page.getByLabel('Adres w firmie');
  await field.evaluate((input) => Object.assign(input, { former: true }));
  load();
  await expect(page.getByText('8.1.0')).toBeVisible();
  expect(await field.evaluate((input) => 'former' in input)).toBe(true);
  await expect(title(page, '<b>Witaj</b>')).toBeVisible();
  expect(lines).toEqual([]);
});
