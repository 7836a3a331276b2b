/* The space at the end of a page that its cookie banner would cover. */
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

/** The style of each page. */
const PAGES = {
  'a zoomed page': 'html { zoom: 1.5 }',
  'a zoomed part of the page': 'body { zoom: 1.5 }',
  'a page with space for a fixed footer':
    'html { padding-block-end: 160px; scroll-padding-block-end: 160px } footer { position: fixed; inset-block-end: 0; block-size: 160px }',
};

for (const [name, style] of Object.entries(PAGES))
  test(`the banner covers nothing at the end of ${name}`, async ({ host, page }) => {
    await host.open({
      head: `<style>body { margin: 0 } ${style}</style>${BUNDLE}`,
      body: '<p style="height: 2000px"></p><a href="/imprint">Imprint</a><footer>Footer</footer><cookie-consent></cookie-consent>',
    });
    await expect(page.locator('cookie-consent [data-placed]')).toBeVisible();
    const link = page.getByRole('link', { name: 'Imprint' });
    const bottom = async () => (await link.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
    const top = async () =>
      Math.min(
        ...(await page
          .locator('footer, .cookie-banner')
          .evaluateAll((boxes) =>
            boxes
              .filter((box) => getComputedStyle(box).position === 'fixed')
              .map((box) => box.getBoundingClientRect().top),
          )),
      );
    await link.focus();
    // The space is a whole number of pixels.
    expect(Math.floor(await bottom()), 'the focus').toBeLessThanOrEqual(Math.ceil(await top()));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(Math.floor(await bottom()), 'the end').toBeLessThanOrEqual(Math.ceil(await top()));
  });

test('the banner is above the home indicator of a phone (Chromium)', async ({ host, page }) => {
  await host.open({
    head: `<meta name="viewport" content="width=device-width, viewport-fit=cover">${BUNDLE}`,
    body: '<cookie-consent></cookie-consent>',
  });
  const button = page.getByRole('button', { name: 'Got it!' });
  const space = async () => {
    const { bottom, right } = await button.evaluate((node) => node.getBoundingClientRect());
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    return { bottom: height - bottom, right: width - right };
  };
  await expect(page.locator('cookie-consent [data-placed]')).toBeVisible();
  const before = await space();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await expect.poll(async () => (await space()).bottom - before.bottom).toBe(34);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { right: 300 } });
  await expect.poll(async () => (await space()).right).toBeGreaterThanOrEqual(300);
});
