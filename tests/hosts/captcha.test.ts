import type { Page } from 'playwright/test';
import { EMAIL, register } from './actions.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, moduleScripts, type Site } from './site.ts';

const LOAD_FAILED = /^We couldn't load the spam protection\./;
const CAPTCHA = '/tests/support/fake-captcha.js';
const POLICY =
  "default-src 'none'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types login-portal; script-src ";

const captchaCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { captcha: { loaded: number; asked: unknown[] } }).captcha);

/** Turns the captcha on. Its script adds to the page, which is therefore not compared at the end. */
async function enableCaptcha(host: Site, page: Page): Promise<void> {
  host.ownsPage = true;
  host.replies['GET /api/v1/settings/config'] = {
    members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'public-key' },
  };
  await page.addInitScript(() => {
    Object.assign(window, { captcha: { loaded: 0, asked: [], answer: async () => 'a-token' } });
  });
}

async function submitRegistration(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
}

test('two copies of the code share one Trusted Types policy and one captcha', async ({ host, page }) => {
  await enableCaptcha(host, page);
  host.replies['POST /api/v1/login'] = { action: 'registration' };
  const attribute = `captcha-src="${CAPTCHA}"`;
  await host.open({
    head: moduleScripts(['login-portal']) + BUNDLE.replace('>', ' defer>'),
    body: `<login-portal ${attribute}></login-portal><self-register ${attribute}></self-register>`,
    headers: { 'Content-Security-Policy': `${POLICY}'self'` },
  });
  const portal = page.locator('login-portal');
  await portal.getByLabel('Email address').fill(EMAIL);
  await portal.getByLabel('Email address').press('Enter');
  await register(page, 'login-portal');
  await register(page);
  const { loaded, asked } = await captchaCalls(page);
  expect([loaded, asked.length]).toEqual([1, 2]);
});

for (const source of [
  'https://evil.example/captcha.js',
  'https://www.google.com/complete/search?client=chrome&jsonp=alert',
]) {
  test(`with strict-dynamic, injected HTML cannot load a captcha script from ${source}`, async ({
    host,
    page,
  }) => {
    await enableCaptcha(host, page);
    await host.open({
      head: '<script src="/dist/login-portal.js" nonce="once"></script>',
      body: `<self-register captcha-src="${source}"></self-register>`,
      headers: { 'Content-Security-Policy': `${POLICY}'nonce-once' 'strict-dynamic'` },
    });
    await submitRegistration(page);
    await expect(page.getByText(LOAD_FAILED)).toBeVisible();
    const scripts = host.requests
      .map((request) => request.url())
      .filter((url) => !url.startsWith('https://host.'));
    expect(scripts).toEqual([
      expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=/),
    ]);
  });
}

test('a captcha script that does not load times out and is requested again on the next attempt', async ({
  host,
  page,
}) => {
  await enableCaptcha(host, page);
  await page.clock.install();
  let requests = 0;
  await page.route(`**${CAPTCHA}?*`, async (route) => {
    requests += 1;
    if (requests > 1) await host.answer(route);
  });
  await host.open({ head: BUNDLE, body: `<self-register captcha-src="${CAPTCHA}"></self-register>` });
  await submitRegistration(page);
  await expect.poll(() => requests).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(page.getByText(LOAD_FAILED)).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.poll(() => requests).toBe(2);
  await expect(page.getByText('Thank you for your request.')).toBeVisible();
  expect(host.sent('POST /api/v1/members/registration')).toMatchObject({ gRCtoken: 'a-token' });
});
