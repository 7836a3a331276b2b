import type { Frame, Page } from 'playwright/test';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { ALL, choosePreferences, completeForms, expectShown, SAVED } from './actions.ts';
import { expectSent } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

test('all elements work after they have moved into another document', async ({ host, page }) => {
  host.saved = SAVED;
  await host.open({ body: `<iframe width="1000" height="600"></iframe>${ALL}${BUNDLE}` });
  await expectShown(page);
  await page.evaluate((tags) => {
    const body = document.querySelector('iframe')?.contentDocument?.body;
    body?.append(...document.querySelectorAll(tags));
  }, elementTags.join());
  const frame = page.frameLocator('iframe');
  await completeForms(frame);
  await choosePreferences(frame);
  expectSent(host);
});

test('the space for the cookie banner moves with it into another document', async ({ host, page }) => {
  await host.open({ body: `<iframe></iframe><cookie-consent></cookie-consent>${BUNDLE}` });
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const spaceIn = (place: Page | Frame) =>
    place.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd));
  await expect.poll(() => spaceIn(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    const banner = document.querySelector('cookie-consent') as Element;
    document.querySelector('iframe')?.contentDocument?.body.append(banner);
  });
  await expect.poll(() => spaceIn(page.frames()[1] as Frame)).toBeGreaterThan(0);
  expect(await spaceIn(page)).toBe(0);
});

test('an element that was made in another document is loaded', async ({ host, page }) => {
  await host.open({ body: '<iframe></iframe><script type="module" src="/dist/portal.js"></script>' });
  await page.evaluate(() => {
    const other = document.querySelector('iframe')?.contentDocument as Document;
    document.body.append(other.createElement('voucher-redeem'));
  });
  await expect(page.getByRole('button', { name: 'Redeem' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => customElements.get('voucher-redeem') !== undefined)).toBe(true);
});

test('all elements are as high in a document without a doctype as in another', async ({ host, page }) => {
  const heights: Record<string, number>[] = [];
  for (const isOld of [false, true]) {
    await host.open({ isOld, body: ALL + BUNDLE });
    expect(await page.evaluate(() => document.compatMode)).toBe(isOld ? 'BackCompat' : 'CSS1Compat');
    await expectShown(page);
    heights.push(
      await page.evaluate(
        (tags) =>
          Object.fromEntries(
            Array.from(document.querySelectorAll(tags), (each) => [
              each.localName,
              Math.round(each.getBoundingClientRect().height),
            ]),
          ),
        elementTags.join(),
      ),
    );
  }
  expect(heights[1]).toEqual(heights[0]);
});
