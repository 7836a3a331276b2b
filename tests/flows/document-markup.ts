import type { Page } from 'playwright/test';
import { expect } from './portal.ts';

/** Nothing of the member's data is anywhere in the document any more. */
export async function expectAbsent(page: Page, words: readonly string[]): Promise<void> {
  const document = await documentMarkup(page);
  expect(words.filter((word) => document.includes(word))).toEqual([]);
}

/** As mark-up, shadow roots and what the fields hold included. */
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
