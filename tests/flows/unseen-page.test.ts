import type { Page } from 'playwright/test';
import { LONG } from '../support/tags.ts';
import { mailedLink } from './mailed-links.ts';
import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';
import { settle } from './stages/stage.ts';

const SENT = 'Your Request was sent successfully!';
const EMAIL = emailOf('memberWithPassword');
const REQUEST = `/login/forgotpw?email=${EMAIL}&cat=member&submit=1`;

/** Opens the pages of this tab in the background, until `show` is called. */
async function hide(page: Page) {
  await page.addInitScript(() => {
    let hidden = true;
    const define = (name: string, get: () => unknown) =>
      Object.defineProperty(Document.prototype, name, { configurable: true, get });
    define('hidden', () => hidden);
    define('visibilityState', () => (hidden ? 'hidden' : 'visible'));
    Object.assign(window, {
      show() {
        hidden = false;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
    });
  });
  return { show: () => page.evaluate(() => (window as unknown as { show(): void }).show()) };
}

test('a page that nobody has seen submits no form; it does so once when it is seen', async ({
  page,
  portal,
  backend,
}) => {
  const posts = requestsOf(page, /^POST/);
  const { show } = await hide(page);
  await page.goto(REQUEST);
  await expect(portal.email).toHaveValue(EMAIL);
  await settle(page);
  expect(posts).toEqual([]);
  await show();
  await expect(portal.text(SENT)).toBeVisible();
  await show();
  await settle(page);
  expect(posts).toHaveLength(1);
  expect(backend.outbox.list(EMAIL)).toHaveLength(1);
});

test('a page that nobody has seen checks no link and fetches no data', { tag: LONG }, async ({
  page,
  portal,
  backend,
}) => {
  const link = await mailedLink(backend, 'members/personaldata', 'memberWithPassword');
  const calls = requestsOf(page, /\/api\/v1\/(token|members)\//);
  const { show } = await hide(page);
  await page.goto(link);
  await expect(portal.text("We're checking your link.")).toBeVisible();
  await settle(page);
  expect(calls).toEqual([]);
  await show();
  await expect(page.locator('[part=personal]')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a page that the browser calls hidden for ever is seen when somebody moves the pointer in it', {
  tag: LONG,
}, async ({ page, portal, backend }) => {
  const link = await mailedLink(backend, 'members/personaldata', 'memberWithPassword');
  await hide(page);
  await page.goto(link);
  await expect(portal.text("We're checking your link.")).toBeVisible();
  await settle(page);
  await page.mouse.move(50, 50);
  await expect(page.locator('[part=personal]')).toBeVisible();
});

test('a page that leaves the screen before it is seen makes no call', { tag: LONG }, async ({
  page,
  portal,
}) => {
  const posts = requestsOf(page, /^POST/);
  const { show } = await hide(page);
  await page.goto(REQUEST);
  // Without an event of the pointer, after which the page has been seen.
  await portal.link('Back to Login').evaluate((link: HTMLElement) => link.click());
  await expect(portal.title('Login')).toBeVisible();
  await show();
  await settle(page);
  expect(posts).toEqual([]);
});
