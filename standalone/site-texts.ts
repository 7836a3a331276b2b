import type { AuthorTexts } from '../src/app/page/registry.ts';

/** The id of the data in the page. */
export const TEXTS_ID = 'portal-texts';

/** The texts that configured-page.ts has written into the page, which check.ts has checked. */
export const siteTexts = (): AuthorTexts =>
  JSON.parse(document.getElementById(TEXTS_ID)?.textContent ?? '{}');
