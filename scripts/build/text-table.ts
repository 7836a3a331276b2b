import type { Plugin } from 'vite';
import { readJson } from './json.ts';

const FILE = /\/locales\/(\w+)\.json$/;
const ID = '\0virtual:texts-';

/**
 * The code of the texts in a language. Only English has the keys, which are its texts, and the others have their texts in the
 * same order.
 */
export function textModule(locale: string): string {
  const keys = Object.keys(readJson('locales/en.json'));
  if (locale === 'en')
    return `export default Object.fromEntries(${JSON.stringify(keys)}.map((key) => [key, key]));`;
  const texts = readJson(`locales/${locale}.json`);
  return `import en from "../locales/en.json";
    const texts = ${JSON.stringify(keys.map((key) => texts[key]))};
    export default Object.fromEntries(Object.keys(en).map((key, index) => [key, texts[index]]));`;
}

/**
 * Stores the keys of the texts once in the one file. Otherwise every language repeats them, more than 32 kB apart, which is as far
 * as gzip looks back.
 */
export const textTable: Plugin = {
  name: 'text-table',
  enforce: 'pre',
  resolveId(source) {
    const [, locale] = FILE.exec(source) ?? [];
    return locale && ID + locale;
  },
  load: (id) =>
    id.startsWith(ID) ? { code: textModule(id.slice(ID.length)), map: { mappings: '' } } : undefined,
};
