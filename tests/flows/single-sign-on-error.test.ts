import { LONG } from '../support/tags.ts';
import { expect, type Portal, test } from './portal.ts';

async function openWith(portal: Portal, message: string): Promise<void> {
  await portal.open(`sso/error?message=${encodeURIComponent(message)}`);
  await expect(portal.text("We couldn't log you in. The login service says:")).toBeVisible();
}

test('markup in the message is shown as text', async ({ page, portal }) => {
  const message = '<img src=x onerror=alert(1)><b>Call 555 0100</b><a href="//evil.example">here</a>';
  await openWith(portal, message);
  const quote = page.getByRole('blockquote');
  await expect(quote).toHaveText(message);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Login']);
  await expect(quote.locator(':not(.long-word)')).toHaveCount(0);
});

test('a long message is cut to 300 characters and does not widen the page, and one that nobody can read is not quoted', {
  tag: LONG,
}, async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWith(portal, 'W'.repeat(5000));
  await expect(page.getByRole('blockquote')).toHaveText(`${'W'.repeat(299)}…`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  for (const query of ['', '?message=%00%E2%80%AE']) {
    await portal.open(`sso/error${query}`);
    await expect(page.getByRole('alert'), query).toHaveText(
      "We couldn't log you in. Please try again, or choose another way to log in.",
    );
  }
});
