import type { Page } from 'playwright/test';
import { expect } from './portal.ts';
import { settle } from './stages/stage.ts';

/** Text of twice the size, as the settings of the browser do it. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => getComputedStyle(main).fontSize))
    .toBe('32px');
  await settle(page);
}

/** Nothing sticks out of the page at a side, so that nobody has to scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect.soft(await overflowing(page)).toEqual([]);
}

/** Through shadow roots; what only screen readers get is one pixel wide. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    const outside = within(document.body).filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (left < -0.5 || right > width + 0.5);
    });
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    const named = outside.map(
      (element) => `${element.localName} "${element.getAttribute('part') ?? element.className}"`,
    );
    return [...scrolls, ...named];
  });
}
