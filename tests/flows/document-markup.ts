import type { Page } from 'playwright/test';
import { expect } from './portal.ts';

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
