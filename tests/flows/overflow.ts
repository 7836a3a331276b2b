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

/** The spacing that people may set (WCAG 2.2, 1.4.12), also in shadow roots. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Returns how to restore the spacing of the page. */
export async function setTextSpacing(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((css) => {
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    for (const root of rootsIn(document)) root.adoptedStyleSheets.push(added);
    return added;
  }, SPACING);
  await settle(page);
  return () => sheet.evaluate((added) => added.replaceSync(''));
}

/** No text is cut off by its box. A text that scrolls, is hidden on purpose or has an ellipsis of its own is left out. */
export async function expectNoCutText(page: Page): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => elementsOf(page, 'cut off'))
    .toEqual([]);
}

/** Nothing extends beyond the left or right edge of the page, and the page does not scroll horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => elementsOf(page, 'outside'))
    .toEqual([]);
  const scrolls = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await expect.configure({ soft: true }).poll(scrolls, 'the page scrolls horizontally').toBe(false);
}

/** Includes shadow roots. Visually hidden elements are one pixel wide and do not count. */
function elementsOf(page: Page, fault: 'outside' | 'cut off'): Promise<string[]> {
  return page.evaluate((wanted) => {
    const elementsIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
      ]);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const has = {
      outside(element: Element) {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5);
      },
      'cut off'(element: Element) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        return (
          element.clientWidth > 1 &&
          textOverflow !== 'ellipsis' &&
          ((cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      },
    };
    return elementsIn(document.body)
      .filter((element) => has[wanted](element))
      .map((element) => `${element.localName} "${element.getAttribute('part') ?? element.className}"`);
  }, fault);
}
