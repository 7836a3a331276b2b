import type { Page } from 'playwright/test';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

const ENTRIES = 1000;
const VALUES = 50;
const LAST = 'article:last-of-type';

test('of 1,000 survey entries the first appears within a second, then all, and find-in-page and scrolling reach the last', async ({
  page,
  backend,
}) => {
  test.slow();
  await page.addInitScript(markFirstEntry);
  await expect(async () => {
    // Repeated, because a busy machine can delay the page.
    await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithManySurveys'));
    await expect(page.locator('article').first()).toBeVisible();
    expect(await page.evaluate(untilFirstEntry)).toBeLessThan(1000);
  }).toPass();

  // All of this is read inside the page, because a locator searches all 150,000 elements.
  await expect.poll(() => count(page, 'article'), { timeout: 60_000 }).toBe(ENTRIES);
  expect(await count(page, 'article td')).toBe(ENTRIES * VALUES);
  expect(await page.evaluate(find, 'WRK-5001')).toBe(true);
  await expect.poll(() => inViewport(page, LAST)).toContain('WRK-5001');
  await scrollTo(page, 'Home', 'h1');
  await scrollTo(page, 'End', 'footer');
  expect(await inViewport(page, LAST)).toContain('WRK-5001');
});

function markFirstEntry(): void {
  const watch = () => {
    const entry = document.querySelector('login-portal')?.shadowRoot?.querySelector('article');
    if (entry) performance.mark('first-entry');
    else requestAnimationFrame(watch);
  };
  watch();
}

/** Milliseconds between the reply and the first entry. */
function untilFirstEntry(): number {
  const [mark] = performance.getEntriesByName('first-entry');
  const reply = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('/members/personaldata/')) as PerformanceResourceTiming;
  return Number(mark?.startTime) - reply.responseEnd;
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
