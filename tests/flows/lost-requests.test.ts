/* A browser or a proxy takes away what a request needs, so the server refuses it with 403 (D101). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { chromiumFlags, requireChromium } from '../../scripts/setup/chromium.mjs';
import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { serveSite } from '../support/site.ts';
import { emailOf, expect, Portal, test } from './portal.ts';

const COOKIES = 'Your browser blocks cookies for this page. Please allow them and try again.';
const CHANGED =
  'The request was changed on its way. Please try another network, or contact whoever runs this site.';

test.use({ members: { defaultregistration: true } });

/** What each form says. */
async function expectEverywhere(page: Page, site: string, text: string): Promise<void> {
  const portal = new Portal(page);
  const email = emailOf('memberWithPassword');
  const forms: Record<string, () => Promise<void>> = {
    '': () => portal.submitEmail(email),
    forgotpw: () => portal.enter('mailRequest', email),
    requestpdaccess: () => portal.enter('mailRequest', email),
    register: () => portal.enter('registration', 'Ada', 'Lovelace', 'ada@b.example'),
  };
  for (const [path, send] of Object.entries(forms))
    await test.step(path || 'login', async () => {
      await page.goto(`${site}/login/${path}`);
      await send();
      await expect(portal.text(text)).toBeVisible();
    });
}

test('every form in a browser that blocks cookies says so (Chromium)', async ({ backend }) => {
  const profile = mkdtempSync(join(tmpdir(), 'login-portal-chromium-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    // Playwright's headless mode is another one, which does not read the settings.
    headless: false,
    args: [...chromiumFlags, '--headless=new'],
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${backend.url}/login/`);
    expect(await page.evaluate(() => navigator.cookieEnabled), 'what the browser says').toBe(true);
    await expectEverywhere(page, backend.url, COOKIES);
    await page.goto(`${backend.url}/login/voucher`);
    await new Portal(page).enter('voucher', seededVoucher('asksForNothing').code, 'ada@b.example');
    await expect(new Portal(page).text(COOKIES)).toBeVisible();
  } finally {
    await context.close();
    rmSync(profile, { recursive: true });
  }
});

test('every form behind a proxy that removes the anti-forgery header says so', async ({ backend, page }) => {
  const { port } = new URL(backend.url);
  const proxy = await serveSite((incoming, answer) => {
    const { 'x-xsrf-token': _, ...headers } = incoming.headers;
    const { url: path, method } = incoming;
    const passed = forward({ host: 'localhost', port, path, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    incoming.pipe(passed);
  });
  try {
    await expectEverywhere(page, proxy.url, CHANGED);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('login-portal-check');
  } finally {
    await proxy.close();
  }
});
