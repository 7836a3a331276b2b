import type { Page } from 'playwright/test';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

const ENTRIES = 1000;
const VALUES = 50;
const LAST = 'article:last-of-type';

/** The part of the time until the last entry after which the first is there. */
const FIRST = 0.2;

test('of 1,000 survey entries the first appears long before the last, and find-in-page and scrolling reach the last', async ({
  page,
  backend,
}) => {
  test.slow();
  await page.addInitScript(markEntries, ENTRIES);
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithManySurveys'));
  // All of this is read inside the page, because a locator searches all 150,000 elements.
  await expect.poll(() => page.evaluate(partUntilFirst), { timeout: 60_000 }).toBeLessThan(FIRST);
  expect(await count(page, 'article td')).toBe(ENTRIES * VALUES);
  expect(await page.evaluate(find, 'WRK-5001')).toBe(true);
  await expect.poll(() => inViewport(page, LAST)).toContain('WRK-5001');
  await scrollTo(page, 'Home', '[part=title]');
  await scrollTo(page, 'End', 'footer');
  expect(await inViewport(page, LAST)).toContain('WRK-5001');
});

/** Marks the frames with the first entry and with the last. */
function markEntries(entries: number): void {
  const watch = () => {
    const entry = document.querySelector('login-portal')?.shadowRoot?.querySelector('article');
    if (entry && performance.getEntriesByName('first').length === 0) performance.mark('first');
    if (entry?.parentElement?.querySelectorAll(':scope > article').length === entries)
      performance.mark('last');
    else requestAnimationFrame(watch);
  };
  watch();
}

/** The time from the reply to the first entry, as a part of the time to the last, which may not be there yet. */
function partUntilFirst(): number {
  const reply = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('/members/personaldata/')) as PerformanceResourceTiming | undefined;
  const [first, last] = ['first', 'last'].map((name) => performance.getEntriesByName(name)[0]?.startTime);
  return (Number(first) - Number(reply?.responseEnd)) / (Number(last) - Number(reply?.responseEnd));
}

/** `window.find` is not standardised and therefore has no type. */
const find = (text: string): boolean => (window as unknown as { find(text: string): boolean }).find(text);

/** Repeats the key, because heights are only known once entries become visible. */
const scrollTo = (page: Page, key: string, selector: string): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(`ControlOrMeta+${key}`);
    await expect.poll(() => inViewport(page, selector), { timeout: 1000 }).not.toBe('');
  }).toPass();

/** The text of an element, or nothing if it is outside the viewport. */
const inViewport = (page: Page, selector: string): Promise<string> =>
  page.evaluate((selector) => {
    const element = document.querySelector('login-portal')?.shadowRoot?.querySelector(selector);
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return bottom > 0 && top < innerHeight ? (element?.textContent ?? '') : '';
  }, selector);

const count = (page: Page, selector: string): Promise<number | undefined> =>
  page.evaluate(
    (selector) => document.querySelector('login-portal')?.shadowRoot?.querySelectorAll(selector).length,
    selector,
  );
