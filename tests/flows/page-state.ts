import type { ElementHandle, Page } from 'playwright/test';
import { expect } from './portal.ts';

/** Identifies the present load of the page: it changes with every reload. */
export const timeOrigin = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** The focused element, including those in shadow roots. */
export function focusedElement(page: Page): Promise<ElementHandle<Element>> {
  return page.evaluateHandle(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element ?? document.body;
  });
}

/** None of these words is anywhere in the document. */
export async function expectAbsent(page: Page, words: readonly string[]): Promise<void> {
  const document = await documentMarkup(page);
  expect(words.filter((word) => document.includes(word))).toEqual([]);
}

/** The markup of the document including shadow roots, and the values of its fields. */
export function documentMarkup(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = (root: Document | ShadowRoot): string[] => [
      ...[...root.children].map((element) => element.outerHTML),
      ...[...root.querySelectorAll('input')].map(({ value }) => value),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? read(shadowRoot) : [])),
    ];
    return read(document).join('\n');
  });
}
