import { createContext, useContext, useInsertionEffect } from 'react';

/** The shadow root that gets the styles. */
export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined);

/** By document, because a constructed sheet works only in the document that created it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts a style sheet. Constructed sheets are parsed once and shared by all elements, and a strict security policy does not
 * block them, unlike `<style>`. They stay adopted until the element moves to another document, where it adopts new ones.
 */
export function useSheet(css: string): void {
  const root = useContext(StyleRootContext);
  useInsertionEffect(() => {
    if (!root) return;
    const adopt = () => {
      const sheet = sheetOf(root.ownerDocument, css);
      if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    };
    adopt();
    root.addEventListener('adopted', adopt);
    return () => root.removeEventListener('adopted', adopt);
  }, [root, css]);
}

/** `undefined` in a document without a window. */
function sheetOf(document: Document, css: string): CSSStyleSheet | undefined {
  const view = document.defaultView;
  if (!view) return undefined;
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  const sheet = known.get(css) ?? new view.CSSStyleSheet();
  if (!known.has(css)) {
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  return sheet;
}
