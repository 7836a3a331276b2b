import { startScheme } from '../src/browser/color-scheme.ts';
import { LOCALES, type Locale, languagesIn, startLocale } from '../src/i18n/locale.ts';
import { attempt } from '../src/kit/attempt.ts';
import { readCookies } from '../src/session/read-cookies.ts';
import { LOCALE_KEY, PREFERENCES_COOKIE, parsePreferences } from '../src/session/saved-preferences.ts';
import { themeLabel } from '../src/shell/theme-label.ts';

/** The same texts in each language, in the order of the languages in src/i18n/locale.ts. English is the first. */
export type TextTable = readonly (readonly string[])[];

/** What the element shows before its app has loaded. */
export interface Look {
  locale: Locale;
  /** Whether there is nothing to switch to. */
  isOnlyLocale: boolean;
  isDark: boolean;
  /** Whether its theme is another than that of the page. */
  isApart: boolean;
  /** Translates the texts of a first screen, which is in English and in the light theme. */
  translated(text: string): string;
}

/**
 * The language and the theme, from the attributes of the element and the choices of the last visit.
 * @param schemes The `color-scheme` of the page.
 * @param page The language of a host page.
 * @param textsOfSite Texts that take precedence.
 */
export function lookOf(
  element: Element | null,
  texts: TextTable,
  schemes: string,
  page?: string,
  textsOfSite: Partial<Record<Locale, object>> = {},
): Look {
  const attribute = (name: string) => element?.getAttribute(name) ?? null;
  // Read each time, because another tab may have saved a choice before an element is added.
  const { darkmode, locale: saved } = parsePreferences(readCookies(PREFERENCES_COOKIE)[0]);
  const sources = {
    attribute: attribute('locale'),
    cookie: saved,
    stored: attempt(() => localStorage.getItem(LOCALE_KEY)),
    page,
    browser: navigator.language,
  };
  const languages = languagesIn(attribute('languages') ?? '');
  const locale = startLocale(sources, languages);
  const { dark, background } = startScheme({
    theme: attribute('theme'),
    schemes,
    saved: typeof darkmode === 'boolean' ? darkmode : undefined,
    system: matchMedia('(prefers-color-scheme: dark)').matches,
  });
  const own = texts[LOCALES.indexOf(locale)];
  const words = new Map([
    ...(texts[0]?.map((text, index) => [text, own?.[index] ?? ''] as const) ?? []),
    ...Object.entries(textsOfSite[locale] ?? {}),
  ]);
  const translated = (text: string) => {
    const themed = text === themeLabel(false) ? themeLabel(dark) : text;
    return words.get(themed) ?? themed;
  };
  return {
    locale,
    isOnlyLocale: languages?.length === 1,
    isDark: dark,
    isApart: dark !== background,
    translated,
  };
}
