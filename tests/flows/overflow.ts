import type { Page } from 'playwright/test';
import { expect } from './portal.ts';
import { settle } from './stages/stage.ts';

/** Multiplies the text size as the browser's settings do. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [standard, fixed] = [16 * factor, 13 * factor];
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => getComputedStyle(main).fontSize))
    .toBe(`${standard}px`);
  await settle(page);
}

/**
 * Nothing extends beyond the left or right edge of the page, and the page does not scroll horizontally. It waits, because
 * content that `content-visibility` skips keeps its last width until the browser renders it.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => overflowing(page))
    .toEqual([]);
}

/** Includes shadow roots; visually hidden elements are one pixel wide and do not count. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const elementsIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
      ]);
    const outside = elementsIn(document.body).filter((element) => {
      const { left, right, width: ownWidth } = element.getBoundingClientRect();
      return ownWidth > 1 && (left < -0.5 || right > width + 0.5);
    });
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls horizontally'] : [];
    const named = outside.map(
      (element) => `${element.localName} "${element.getAttribute('part') ?? element.className}"`,
    );
    return [...scrolls, ...named];
  });
}
