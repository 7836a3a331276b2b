import { addAuthorTexts, type Locale, type Texts } from '../src/app/page/author-texts.ts';

/**
 * Rewords texts of all elements of this page in one language, before or after they have opened. A key is the English text of the
 * portal, and a placeholder such as `{{provider}}` may stand anywhere in the new text, which is shown as text, never as HTML. Another
 * call adds to the first, and an empty text restores that of the portal. The texts of the server take precedence.
 */
export function setTexts(locale: Locale, texts: Texts): void {
  addAuthorTexts(locale, texts);
}
