import { createContext, useContext, useInsertionEffect } from 'react';
import { listen } from '../browser/listen.ts';

export type StyleRoot = ShadowRoot | Document;

/** The shadow root that gets the styles, or the document of an element that is rendered without one. */
export const StyleRootContext = createContext<StyleRoot | undefined>(undefined);

/** Collects the style sheets that a render uses. The build provides it, because it renders without a document. */
export const UsedSheetsContext = createContext<Set<string> | undefined>(undefined);

/** By document, because a constructed sheet works only in the document that created it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts a style sheet. Constructed sheets are parsed once and shared by all elements, and a strict security policy does not
 * block them, unlike `<style>`. They stay adopted until the element moves to another document, where it adopts new ones.
 */
export function useSheet(css: string): void {
  useContext(UsedSheetsContext)?.add(css);
  useAdoption((root) => {
    const sheet = sheetOf(root, css);
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }, css);
}

/**
 * Adopts the sheets that all others build on, before those. React runs the effects of children first. A document loses all
 * sheets when the element is removed.
 */
export function useBaseSheets(base: readonly string[]): void {
  const used = useContext(UsedSheetsContext);
  for (const css of base) used?.add(css);
  useAdoption((root) => {
    const sheets = base.map((css) => sheetOf(root, css)).filter((sheet) => sheet !== undefined);
    const others = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    root.adoptedStyleSheets = [...sheets, ...others];
  }, base);
  const root = useContext(StyleRootContext);
  useInsertionEffect(
    () => () => {
      if (root && !root.ownerDocument)
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter(isForeign(root));
    },
    [root],
  );
}

const isForeign = (document: Document) => (sheet: CSSStyleSheet) =>
  ![...(sheets.get(document)?.values() ?? [])].includes(sheet);

function useAdoption(adoptIn: (root: StyleRoot) => void, styles: unknown): void {
  const root = useContext(StyleRootContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the styles stand for the function that adopts them
  useInsertionEffect(() => {
    // jsdom has no adopted style sheets.
    if (!root?.adoptedStyleSheets) return;
    const adopt = () => adoptIn(root);
    adopt();
    return listen(root, adopt, 'adopted');
  }, [root, styles]);
}

/**
 * `undefined` in a document without a window, and for an empty sheet: its rules are part of another one
 * (first-screen/sheets-in-html.ts).
 */
function sheetOf(root: StyleRoot, styles: string): CSSStyleSheet | undefined {
  if (!styles) return undefined;
  const document = root.ownerDocument ?? root;
  // The styles of the page take precedence over those of a layer, as they do for parts of a shadow tree.
  const css = root === document ? `@layer login-portal{${styles}}` : styles;
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
