import type { Page } from 'playwright/test';
import { expect, type Portal, test } from './portal.ts';

test('markup in the message is shown as text', async ({ page, portal }) => {
  const message = '<img src=x onerror=alert(1)><b>Call 555 0100</b><a href="//evil.example">here</a>';
  await openWith(portal, message);
  await expect(page.getByRole('blockquote')).toHaveText(message);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Login']);
  expect(await page.getByRole('blockquote').evaluate((quote) => quote.childElementCount)).toBe(0);
});

test('a message of 5,000 characters is cut to 300, and the link back stays in the viewport', async ({
  page,
  portal,
}) => {
  await openWith(portal, `${'spam '.repeat(59)}...😱😱😱${'x'.repeat(4696)}`);
  const shown = await quotedText(page);
  expect([...shown]).toHaveLength(300);
  expect(shown).toMatch(/😱…$/u);
  expect(shown.isWellFormed()).toBe(true);
  await expect(portal.link('Back to Login')).toBeInViewport();
});

test('a very long word does not widen the page', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWith(portal, 'W'.repeat(5000));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('without a visible message the error announces no reason and says what to do', async ({
  page,
  portal,
}) => {
  for (const query of ['', '?message=', '?message=%00%E2%80%AE']) {
    await portal.open(`sso/error${query}`);
    await expect(page.getByRole('alert'), query).toHaveText(
      "We couldn't log you in. Please try again, or choose another way to log in.",
    );
  }
});

async function openWith(portal: Portal, message: string): Promise<void> {
  await portal.open(`sso/error?message=${encodeURIComponent(message)}`);
  await expect(portal.text("We couldn't log you in. The login service says:")).toBeVisible();
}

const quotedText = (page: Page) => page.getByRole('blockquote').evaluate((quote) => quote.textContent);
