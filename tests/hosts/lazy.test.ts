/* Elements with `loading="lazy"`, which portal.js loads when they are needed. */
import type { Page } from 'playwright/test';
import { holdRequests } from '../flows/requests.ts';
import { REDEEM, VOUCHER } from '../support/calls.ts';
import { expectDone } from '../support/enter.ts';
import { EMAIL } from './actions.ts';
import { SENT, XSRF } from './expectations.ts';
import { expect, test } from './host-test.ts';
import type { Site } from './site.ts';

const head = '<script type="module" src="/dist/portal.js"></script>';
const FORM = '<voucher-redeem loading="lazy"></voucher-redeem>';
const FAR = `<p>Above</p><div style="height: 400vh"></div>${FORM}`;

const scripts = (host: Site) =>
  host.requests.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith('.js'));

const isLoaded = (page: Page, tag = 'voucher-redeem') =>
  page.evaluate((name) => customElements.get(name) !== undefined, tag);

/** Keeps the page busy in every frame, as a slow animation does. */
const BUSY = `<script>
  requestAnimationFrame(function frame(start) {
    requestAnimationFrame(frame);
    while (performance.now() - start < 50);
  });
</script>`;

/** Waits as long as a page needs to load an element several times. */
const wait = (page: Page) => page.waitForTimeout(1500);

test('an element in view shows its form, and loads when the pointer reaches it, and not before', async ({
  host,
  page,
}) => {
  await host.open({ head, body: FORM });
  await expect(page.locator('[name=voucher]')).toHaveCount(1);
  await wait(page);
  expect(scripts(host)).toEqual(['/dist/portal.js']);
  expect(host.calls()).toEqual([]);
  await page.locator('[name=voucher]').hover();
  await expect.poll(() => isLoaded(page)).toBe(true);
});

test('an element far below shows its form, and loads when it comes near, and not before', async ({
  host,
  page,
}) => {
  await host.open({ head, body: FAR });
  await expect(page.locator('[name=voucher]')).toHaveCount(1);
  await page.mouse.wheel(0, 100);
  await wait(page);
  expect(scripts(host)).toEqual(['/dist/portal.js']);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isLoaded(page)).toBe(true);
});

for (const style of ['display: none', 'visibility: hidden', 'opacity: 0'])
  test(`an element that the page hides until it is defined loads and appears: ${style}`, async ({
    host,
    page,
  }) => {
    await host.open({ head: `<style>:not(:defined) { ${style} }</style>${head}`, body: FORM });
    await expect.poll(() => isLoaded(page)).toBe(true);
    await expect(page.locator('[name=voucher]')).toBeVisible();
  });

test('an element that stops being lazy loads at once', async ({ host, page }) => {
  await host.open({ head, body: FAR });
  await page.locator('voucher-redeem').evaluate((element) => element.removeAttribute('loading'));
  await expect.poll(() => isLoaded(page)).toBe(true);
});

test('the first touch loads the element: what was typed stays, and the submit is carried out once', async ({
  host,
  page,
}) => {
  await page.context().addCookies([XSRF]);
  await host.open({ head, body: FAR });
  await page.locator('[name=voucher]').focus();
  await page.keyboard.type(VOUCHER);
  await page.locator('[name=email]').fill(EMAIL);
  await page.locator('[name=email]').press('Enter');
  await expectDone(page, 'newVoucher');
  expect(host.sent(REDEEM)).toEqual(SENT[REDEEM]);
});

test('what was typed is there again after a reload, before anybody touches the element', async ({
  host,
  page,
}) => {
  await host.open({ head, body: FAR });
  await page.locator('[name=email]').fill(EMAIL);
  await page.locator('[name=email]').press('Enter');
  await expect(page.getByText('Please provide a valid voucher code')).toBeVisible();
  await page.reload();
  await expect(page.locator('[name=email]')).toHaveValue(EMAIL);
  expect(await isLoaded(page)).toBe(true);
});

test('an element whose form depends on the configuration shows its title, and loads when the page is idle', async ({
  host,
  page,
}) => {
  const release = await holdRequests(page, '**/elements/**');
  await host.open({ head, body: '<self-register loading="lazy"></self-register>' });
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeVisible();
  release();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('what waits for an idle page loads on one that is never idle', async ({ host, page }) => {
  await host.open({ head: BUSY + head, body: '<self-register loading="lazy"></self-register>' });
  await expect.poll(() => isLoaded(page, 'self-register'), { timeout: 15_000 }).toBe(true);
});

test('an element that is not lazy loads at once, beside one that is', async ({ host, page }) => {
  await host.open({ head, body: `${FORM}<forgot-password></forgot-password>` });
  await expect.poll(() => isLoaded(page, 'forgot-password')).toBe(true);
  await wait(page);
  expect(await isLoaded(page)).toBe(false);
});
