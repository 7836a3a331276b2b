import { LANGUAGES, LOCALES } from '../../src/i18n/locale.ts';
import { readJson } from '../build/json.ts';
import { parseRoot } from './dom.ts';

/** The languages that a table of texts has besides English. */
export const OTHER_LOCALES = LOCALES.filter((locale) => locale !== 'en');

/** The texts of `locales/`, and what the language switcher shows of the current language. */
const ROWS = new Map([
  ...Object.entries(translations()),
  [LANGUAGES.en, OTHER_LOCALES.map((locale) => LANGUAGES[locale])],
  ['EN', OTHER_LOCALES.map((locale) => locale.toUpperCase())],
]);

function translations(): Record<string, string[]> {
  const tables = OTHER_LOCALES.map((locale) => readJson(`locales/${locale}.json`));
  const keys = new Set(tables.flatMap((table) => Object.keys(table)));
  return Object.fromEntries([...keys].map((key) => [key, tables.map((table) => table[key] ?? key)]));
}

/** By language, the texts in the English HTML and the `others` that are not the same in every language. */
export function textsIn(html: readonly string[], others: readonly string[] = []): string[][] {
  const texts = new Set(others);
  for (const root of html.map(parseRoot))
    for (const element of [root, ...root.querySelectorAll('*')]) {
      for (const { value } of element.attributes) texts.add(value);
      for (const { nodeValue } of element.childNodes) if (nodeValue) texts.add(nodeValue);
    }
  const rows = [...texts].map((text) => [text, ...(ROWS.get(text) ?? [])]);
  const translated = rows.filter((row) => new Set(row).size > 1);
  return LOCALES.map((_, column) => translated.map((row) => row[column] ?? ''));
}
