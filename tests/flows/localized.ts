/* The same journey in English and in German, each in the words of its language file. */
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import nl from '../../locales/nl.json' with { type: 'json' };
import pl from '../../locales/pl.json' with { type: 'json' };
import pt from '../../locales/pt.json' with { type: 'json' };
import { test as base, Portal } from './portal.ts';

export { expect } from './portal.ts';

/** What the page says for an English text, its places filled. */
export type Say = (text: string, parameters?: Record<string, string>) => string;

const TEXTS: Record<string, Record<string, string>> = {
  'en-US': en,
  'nl-NL': nl,
  'de-DE': de,
  'pl-PL': pl,
  'pt-PT': pt,
};

export const sayIn =
  (locale: string): Say =>
  (text, parameters = {}) => {
    const translated = TEXTS[locale]?.[text];
    if (!translated) throw new Error(`There is no "${text}" in ${locale}.`);
    return translated.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
  };

export const test = base.extend<{ say: Say }>({
  say: async ({ locale }, use) => use(sayIn(locale ?? 'en-US')),
  portal: async ({ page, say }, use) => use(new Portal(page, say)),
});

/** Describes the tests once in each language. */
export function inEnglishAndGerman(describe: (locale: 'en-US' | 'de-DE') => void): void {
  for (const [language, locale] of [
    ['English', 'en-US'],
    ['German', 'de-DE'],
  ] as const)
    test.describe(`in ${language}`, () => {
      test.use({ locale });
      describe(locale);
    });
}
