/* `test` with a portal in the language of the browser; expected texts come from the language files. */
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import nl from '../../locales/nl.json' with { type: 'json' };
import pl from '../../locales/pl.json' with { type: 'json' };
import pt from '../../locales/pt.json' with { type: 'json' };
import { test as base, Portal } from './portal.ts';

export { expect } from './portal.ts';

/** Translates an English text and fills in its parameters. */
export type Translate = (text: string, parameters?: Record<string, string>) => string;

const TEXTS: Record<string, Record<string, string>> = {
  'en-US': en,
  'nl-NL': nl,
  'de-DE': de,
  'pl-PL': pl,
  'pt-PT': pt,
};

export const translateTo =
  (locale: string): Translate =>
  (text, parameters = {}) => {
    const translated = TEXTS[locale]?.[text];
    if (!translated) throw new Error(`There is no "${text}" in ${locale}.`);
    return translated.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
  };

export const test = base.extend<{ translate: Translate }>({
  translate: async ({ locale }, use) => use(translateTo(locale ?? 'en-US')),
  portal: async ({ page, translate }, use) => use(new Portal(page, translate)),
});

/** Defines the same tests for both languages. */
export function inEnglishAndGerman(defineTests: (locale: 'en-US' | 'de-DE') => void): void {
  for (const [language, locale] of [
    ['English', 'en-US'],
    ['German', 'de-DE'],
  ] as const)
    test.describe(`in ${language}`, () => {
      test.use({ locale });
      defineTests(locale);
    });
}
