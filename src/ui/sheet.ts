import { createContext, useContext, useInsertionEffect } from 'react';

/** Where the styles of a view go: the shadow root it is drawn in. */
export const StyleRootContext = createContext<ShadowRoot | undefined>(undefined);

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Constructed sheets, each parsed once and shared by all elements: a `<style>` would be blocked by a strict policy.
 * They stay adopted: a screen that comes back finds its sheet there.
 */
export function useSheet(css: string): void {
  const root = useContext(StyleRootContext);
  useInsertionEffect(() => {
    if (!root) return;
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    if (!sheets.has(css)) {
      sheet.replaceSync(css);
      sheets.set(css, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }, [root, css]);
}
