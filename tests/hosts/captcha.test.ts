import type { Page } from 'playwright/test';
import { CONFIG } from '../support/calls.ts';
import { enter } from '../support/enter.ts';
import { EMAIL, register } from './actions.ts';
import { expect, test } from './host-test.ts';
import { REQUIRES_CAPTCHA } from './replies.ts';
import { BUNDLE, moduleScripts, type Site } from './site.ts';

const LOAD_FAILED = /^We couldn't load the spam protection\./;
const CAPTCHA = '/tests/support/fake-captcha.js';
const WITH_CAPTCHA = BUNDLE.replace('>', ` data-captcha="${CAPTCHA}" defer>`);
const POLICY =
  "default-src 'none'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types login-portal; script-src ";

const captchaCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { captcha: { loaded: number; asked: unknown[] } }).captcha);

/** Turns the captcha on. Its script adds to the page, which is therefore not compared at the end. */
async function enableCaptcha(host: Site, page: Page): Promise<void> {
  host.ownsPage = true;
  host.replies[CONFIG] = REQUIRES_CAPTCHA;
  await page.addInitScript(() => {
    Object.assign(window, { captcha: { loaded: 0, asked: [], answer: async () => 'a-token' } });
  });
}

test('two copies of the code share one Trusted Types policy and one captcha', async ({ host, page }) => {
  await enableCaptcha(host, page);
  host.replies['POST /api/v1/login'] = { action: 'registration' };
  const attribute = `captcha-src="${CAPTCHA}"`;
  await host.open({
    head: WITH_CAPTCHA + moduleScripts(['login-portal']),
    body: `<login-portal ${attribute}></login-portal><self-register ${attribute}></self-register>`,
    headers: { 'Content-Security-Policy': `${POLICY}'self'` },
  });
  const portal = page.locator('login-portal');
  await enter(portal, 'email', [EMAIL]);
  await register(page, 'login-portal');
  await register(page);
  const { loaded, asked } = await captchaCalls(page);
  expect([loaded, asked.length]).toEqual([1, 2]);
});

const CDN = 'https://cdn.example';

/** The elements trust the origin of their script, which is this CDN, and that of the page. */
async function openWithInjected(host: Site, attributes: string): Promise<void> {
  host.others.push(CDN);
  const policy = POLICY.replace("connect-src 'self'", `$& ${CDN}`);
  await host.open({
    head: `<script src="${CDN}/dist/login-portal.js" nonce="once"></script>`,
    body: `<self-register ${attributes}></self-register>`,
    headers: { 'Content-Security-Policy': `${policy}'nonce-once' 'strict-dynamic'` },
  });
}

// tests/unit/app/element/config.test.ts has more addresses.
for (const source of [
  'https://www.google.com/recaptcha/api.js?onload=callback',
  `${CDN}/tests/support/catch-errors.js`,
]) {
  test(`with strict-dynamic, injected HTML cannot load a captcha script from ${source}`, async ({
    host,
    page,
  }) => {
    await enableCaptcha(host, page);
    await openWithInjected(host, `captcha-src="${source}"`);
    await enter(page, 'registration', ['Ada', 'Byron', EMAIL]);
    await expect(page.getByText(LOAD_FAILED)).toBeVisible();
    const scripts = host.requests
      .filter((request) => request.resourceType() === 'script')
      .map((request) => request.url());
    expect(scripts).toEqual([
      `${CDN}/dist/login-portal.js`,
      expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=public-key/),
    ]);
  });
}

test('injected HTML cannot turn the captcha on with a configuration from the origin of the script', async ({
  host,
  page,
}) => {
  host.replies['GET /api/configuration'] = REQUIRES_CAPTCHA;
  await openWithInjected(host, `config-url="${CDN}/api/configuration"`);
  await register(page);
  expect(host.requests.map((request) => request.url())).not.toContain(`${CDN}/api/configuration`);
  expect(host.sent('POST /api/v1/members/registration')).toMatchObject({ gRCtoken: null });
});
