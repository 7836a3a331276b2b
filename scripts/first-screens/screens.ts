import type { FirstScreenData } from '../../first-screen/page.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { addDifferences } from './differences.ts';
import { markRoot } from './mark-root.ts';
import type { RenderAt } from './renderer.ts';
import { examplePath, LOADING, PRERENDERED } from './route-table.ts';

interface Screens extends Pick<FirstScreenData, 'texts' | 'dark'> {
  /** The whole portal with the login screen, which is hidden until the script of the page has run. */
  login: string;
  /** The content of the card for each of the other screens, by route. */
  cards: Record<string, string>;
  /** All of them, because the app takes them from the HTML (first-screen/printed-sheets.ts). */
  loginSheets: readonly string[];
  otherSheets: readonly string[];
}

/** The languages whose texts are differences from the English ones. */
export const OTHER_LOCALES = LOCALES.filter((locale) => locale !== 'en');

/** The card begins with this slot, which stays if the screen changes. */
const CARD = /(?<=<slot name="heading"><\/slot>).*(?=<\/div><\/main>)/s;

const PAGES = [
  ...PRERENDERED.map(({ name, pattern }) => ({ name, path: examplePath(pattern) })),
  { name: LOADING, path: 'token/' },
  { name: 'failed', path: '' },
];

/** Renders all first screens in English, and finds the texts that differ in other languages and in the dark theme. */
export async function renderScreens(render: RenderAt, base: string): Promise<Screens> {
  const cards: Record<string, string> = {};
  const sheets = new Set<string>();
  const dark = new Map<string, string>();
  const texts = OTHER_LOCALES.map((locale) => [locale, new Map<string, string>()] as const);
  let login = '';
  let loginSheets: readonly string[] = [];

  for (const { name, path } of PAGES) {
    const draw = (locale: string, theme: string) =>
      render(base + path, 'login-portal', { base, locale, theme }, name);
    const light = await draw('en', 'light');
    const night = await draw('en', 'dark');
    for (const sheet of light.sheets) sheets.add(sheet);
    addDifferences(dark, light.html, night.html, (attribute) => attribute === 'data-theme');
    for (const [locale, table] of texts)
      for (const english of [light, night]) {
        const theme = english === light ? 'light' : 'dark';
        addDifferences(table, english.html, (await draw(locale, theme)).html, (name) => name === 'lang');
      }
    if (!login) ({ html: login, sheets: loginSheets } = light);
    if (light.html.replace(CARD, '') !== login.replace(CARD, ''))
      throw new Error(`The frame of ${name} differs from the frame of the login screen.`);
    if (light.html !== login) cards[name] = CARD.exec(light.html)?.[0] ?? '';
  }

  return {
    login: markRoot(login, 'hidden').replace(/ data-season="\w+"/, ''),
    cards,
    dark: Object.fromEntries([...dark].filter(([light, night]) => light !== night)),
    texts: rowsOf(texts.map(([, table]) => table)),
    loginSheets,
    otherSheets: [...sheets].filter((sheet) => !loginSheets.includes(sheet)),
  };
}

/** A row per text that is not the same in every language. */
export function rowsOf(tables: readonly ReadonlyMap<string, string>[]): string[][] {
  const english = new Set(tables.flatMap((table) => [...table.keys()]));
  return [...english]
    .map((text) => [text, ...tables.map((table) => table.get(text) ?? text)])
    .filter((row) => new Set(row).size > 1);
}
