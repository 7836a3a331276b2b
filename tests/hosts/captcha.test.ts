import type { Page } from 'playwright/test';
import { BUNDLE, expect, type Site, test } from './site.ts';
import { EMAIL, register } from './actions.ts';

const BLOCKED = /^The check against robots could not be loaded\./;
const CAPTCHA = '/tests/support/fake-captcha.js';
const POLICY =
  "default-src 'none'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types login-portal; script-src ";

const captcha = (page: Page) =>
  page.evaluate(() => (window as unknown as { captcha: { loaded: number; asked: unknown[] } }).captcha);

/** The configuration wants a captcha. What the captcha puts into the page stays there. */
async function wantCaptcha(host: Site, page: Page): Promise<void> {
  host.ownsPage = true;
  host.replies['GET /api/v1/settings/config'] = {
    members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'public-key' },
  };
  await page.addInitScript(() => {
    Object.assign(window, { captcha: { loaded: 0, asked: [], answer: async () => 'a-token' } });
  });
}

async function tryToRegister(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
}

test('two copies of the code share one Trusted Types policy and one captcha', async ({ host, page }) => {
  await wantCaptcha(host, page);
  host.replies['POST /api/v1/login'] = { action: 'registration' };
  const attribute = `captcha-src="${CAPTCHA}"`;
  await host.open({
    head: `<script type="module" src="/dist/elements/login-portal.js"></script>${BUNDLE.replace('>', ' defer>')}`,
    body: `<login-portal ${attribute}></login-portal><self-register ${attribute}></self-register>`,
    headers: { 'Content-Security-Policy': `${POLICY}'self'` },
  });
  const portal = page.locator('login-portal');
  await portal.getByLabel('Email address').fill(EMAIL);
  await portal.getByLabel('Email address').press('Enter');
  await portal.getByLabel('First name').fill('Ada');
  await portal.getByLabel('Last name').fill('Byron');
  await portal.getByRole('checkbox').check();
  await portal.getByRole('button', { name: 'Register' }).click();
  await expect(portal.getByText('Thank you for your request.')).toBeVisible();
  await register(page);
  const { loaded, asked } = await captcha(page);
  expect([loaded, asked.length]).toEqual([1, 2]);
});

for (const source of [
  'https://evil.example/captcha.js',
  'https://www.google.com/complete/search?client=chrome&jsonp=alert',
]) {
  test(`injected HTML runs no script under strict-dynamic: ${source}`, async ({ host, page }) => {
    await wantCaptcha(host, page);
    await host.open({
      head: '<script src="/dist/login-portal.js" nonce="once"></script>',
      body: `<self-register captcha-src="${source}"></self-register>`,
      headers: { 'Content-Security-Policy': `${POLICY}'nonce-once' 'strict-dynamic'` },
    });
    await tryToRegister(page);
    await expect(page.getByText(BLOCKED)).toBeVisible();
    const scripts = host.requests
      .map((request) => request.url())
      .filter((url) => !url.startsWith('https://host.'));
    expect(scripts).toEqual([
      expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=/),
    ]);
  });
}

test('a captcha whose script hangs is given up, and asked for again', async ({ host, page }) => {
  await wantCaptcha(host, page);
  await page.clock.install();
  let asked = 0;
  await page.route(`**${CAPTCHA}?*`, async (route) => {
    asked += 1;
    if (asked > 1) await host.answer(route);
  });
  await host.open({ head: BUNDLE, body: `<self-register captcha-src="${CAPTCHA}"></self-register>` });
  await tryToRegister(page);
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(page.getByText(BLOCKED)).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByText('Thank you for your request.')).toBeVisible();
  expect(host.sent('POST /api/v1/members/registration')).toMatchObject({ gRCtoken: 'a-token' });
});
