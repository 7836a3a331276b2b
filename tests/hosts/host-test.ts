/* `test` with a host page; every test ends with a check that removing the elements restores the page. */
import { expect, type Page } from 'playwright/test';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { adaptToFirefox } from '../support/engines/firefox-page.ts';
import { test as base } from '../support/page-guard.ts';
import { type Footprint, type FootprintWindow, watchFootprint } from './footprint.ts';
import { watchListeners } from './listeners.ts';
import { Site } from './site.ts';

export { expect };

interface Fixtures {
  host: Site;
  engine: undefined;
}

export const test = base.extend<Fixtures>({
  /** Skips a test whose title says that it needs Chromium. The reporter counts it. */
  engine: [
    async ({ browserName }, use, { title, skip }) => {
      skip(browserName !== 'chromium' && title.endsWith('(Chromium)'), 'needs Chromium');
      await use(undefined);
    },
    { auto: true },
  ],

  host: async ({ page, browserName }, use) => {
    const site = new Site(page);
    if (browserName === 'firefox') await page.addInitScript(adaptToFirefox);
    await page.addInitScript(watchListeners);
    await page.addInitScript(watchFootprint);
    await page.route('**', (route) => site.answer(route));
    await use(site);
    if (!site.ownsPage) await expectRestored(page, site.saved);
  },
});

/** Removes all elements, then compares the page with what it was before the portal's script; saved choices may stay. */
export async function expectRestored(
  page: Page,
  saved: Site['saved'] = { cookies: [], storage: [] },
): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate((tags) => {
      for (const element of Array.from(document.querySelectorAll(tags)))
        element.parentNode?.removeChild(element);
    }, elementTags.join());
  for (const frame of page.frames()) {
    const before = await frame.evaluate(() => (window as unknown as FootprintWindow).footprint?.before);
    if (!before) continue;
    const expected: Footprint = {
      ...before,
      cookies: [...before.cookies, ...saved.cookies].sort(),
      storage: [...before.storage, ...saved.storage].sort(),
    };
    // The elements unmount a second after their removal.
    await expect
      .poll(() => frame.evaluate(() => (window as unknown as FootprintWindow).footprint.now()))
      .toEqual(expected);
  }
}
