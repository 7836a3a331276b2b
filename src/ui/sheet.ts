import { createContext, useContext, useInsertionEffect } from 'react';

/** Where the styles of a view go: the shadow root it is drawn in. */
export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined);

/** By document: a sheet is of use only in the one it was made for. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Constructed sheets, each parsed once and shared by all elements: a `<style>` would be blocked by a strict policy.
 * They stay adopted: a screen that comes back finds its sheet there. A move to another document loses them.
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

/** `undefined` in a document that is not shown. */
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
