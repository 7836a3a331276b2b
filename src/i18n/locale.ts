/** The supported languages and their own names, in the order of the language switcher. */
export const LANGUAGES = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  pl: 'Polski',
  pt: 'Português',
} as const;

export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** The locale for `Intl`. The Portuguese texts are European, but `pt` alone means Brazilian. */
export const intlLocale = (locale: Locale): string => (locale === 'pt' ? 'pt-PT' : locale);

/**
 * The language to start with: the person's choice comes first, then the language of the host page, then the browser's. `attribute`
 * is the language that the author of the page wants, unless the person has chosen one on this page.
 */
export function startLocale(from: {
  chosen?: unknown;
  attribute?: unknown;
  cookie?: unknown;
  stored?: unknown;
  /** Language tags such as `nl-BE`. */
  page?: string | undefined;
  browser?: string | undefined;
}): Locale {
  const [page, browser] = [from.page, from.browser].map((tag) => tag?.slice(0, 2).toLowerCase());
  return [from.chosen, from.attribute, from.cookie, from.stored, page, browser].find(isLocale) ?? 'en';
}
