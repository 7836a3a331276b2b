import { addAuthorTexts, type Locale, type Texts } from '../src/app/page/author-texts.ts';

/**
 * Rewords texts of all elements of this page in one language, before or after they have opened. A key is the English text of the
 * portal. The new text is shown as text, never as HTML. Another call adds to the first, and an empty text restores that of the portal.
 */
export function setTexts(locale: Locale, texts: Texts): void {
  addAuthorTexts(locale, texts);
}
