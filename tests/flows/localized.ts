/*
 * `test` with a portal in the language of the browser; expected texts come from the language files. A flow is tested in one language
 * only, some in German, because every-stage.test.ts checks that all texts are translated.
 */
import { readFileSync } from 'node:fs';
import { test as base, Portal } from './portal.ts';

export { expect } from './portal.ts';

/** Translates an English text and fills in its parameters. */
export type Translate = (text: string, parameters?: Record<string, string>) => string;

const textsIn = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

/** The texts of the portal and of the reference backend. English is the key. */
function textsOf(locale: string): Record<string, string> {
  const [language] = locale.split('-');
  const server = textsIn(`server/reference/texts/${language === 'en' ? 'de' : language}.json`);
  const english = Object.fromEntries(Object.keys(server).map((key) => [key, key]));
  return { ...(language === 'en' ? english : server), ...textsIn(`locales/${language}.json`) };
}

export const translateTo =
  (locale: string): Translate =>
  (text, parameters = {}) => {
    const translated = textsOf(locale)[text];
    if (!translated) throw new Error(`There is no "${text}" in ${locale}.`);
    return translated.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
  };

export const test = base.extend<{ translate: Translate }>({
  translate: async ({ locale }, use) => use(translateTo(locale ?? 'en-US')),
  portal: async ({ page, translate }, use) => use(new Portal(page, translate)),
});
