import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Elements without attributes, as the demo page has them. */
const ELEMENT = /<([a-z]+-[a-z-]+)><\/\1>/g;

/**
 * Adds the first screen of each element to a page, in the language that the reader has chosen, or else that of the page. The
 * attribute `locale` is removed: it would override what the reader has chosen in the portal and the cookie does not say.
 */
export async function withFragments(dist: string, page: string, locale: string): Promise<string> {
  const fragments = new Map<string, string>();
  for (const [element, tag] of page.matchAll(ELEMENT)) {
    const html = await readFile(join(dist, 'fragments', `${tag}.${locale}.html`), 'utf8').catch(
      () => element,
    );
    fragments.set(element, html.replace(` locale="${locale}"`, '').trimEnd());
  }
  return page.replace(ELEMENT, (element) => fragments.get(element) ?? element);
}
