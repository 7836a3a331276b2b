import { themeLabel } from '../src/shell/theme-label.ts';

/** Replaces the texts and the values of attributes below `root`. */
export function translate(root: Node, translated: (text: string) => string): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) node.data = translated(node.data);
    else if (node instanceof Element)
      for (const { name, value } of node.attributes) {
        const other = translated(value);
        if (other !== value) node.setAttribute(name, other);
      }
  }
}

/** The same texts in each language, in the order of the languages in src/i18n/locale.ts. English is the first. */
export type TextTable = readonly (readonly string[])[];

/** The texts of a language, by their English text. */
export const textsOf = (table: TextTable, column: number): ReadonlyMap<string, string> =>
  new Map(table[0]?.map((text, index) => [text, table[column]?.[index] ?? '']));

/** Translates the texts of a first screen, which is in English and in the light theme. */
export const translator = (words: ReadonlyMap<string, string>, dark: boolean) => (text: string) => {
  const themed = text === themeLabel(false) ? themeLabel(dark) : text;
  return words.get(themed) ?? themed;
};
