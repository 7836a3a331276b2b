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

/** The browser ends the page to save memory and opens it again. Chromium then has no state of the history entry any more. */
export async function discard(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.name = 'discarded';
  });
  await page.addInitScript(() => {
    if (window.name !== 'discarded') return;
    window.name = '';
    history.replaceState(null, '');
    Object.defineProperty(Document.prototype, 'wasDiscarded', { get: () => true });
    const [visit] = performance.getEntriesByType('navigation');
    Object.defineProperty(visit, 'type', { value: 'back_forward' });
  });
  await page.reload();
}
