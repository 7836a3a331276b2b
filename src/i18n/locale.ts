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

/** The language that a tag such as `nl-BE` starts with, if it is one of `languages`. */
export const languageOf = (tag: unknown, languages = LOCALES): Locale | undefined =>
  languages.find((locale) => typeof tag === 'string' && tag.toLowerCase().startsWith(locale));

/** The languages of a list such as `nl en`, if all of them are known. */
export function languagesIn(list: string): readonly Locale[] | undefined {
  const tags = list.trim().split(/[\s,]+/);
  const found = tags.map((tag) => languageOf(tag));
  return found.every((locale) => locale !== undefined) ? [...new Set(found)] : undefined;
}

/**
 * The language to start with: the person's choice comes first, then the language of the host page, then the browser's. `attribute`
 * is the language that the author of the page wants, unless the person has chosen one on this page. Without any that is in
 * `languages`, it is the first of these.
 */
export function startLocale(
  from: Partial<Record<'chosen' | 'attribute' | 'cookie' | 'stored' | 'page' | 'browser', unknown>>,
  languages = LOCALES,
): Locale {
  const { chosen, attribute, cookie, stored, page, browser } = from;
  const tags = [chosen, attribute, cookie, stored, page, browser, ...languages];
  return tags.map((tag) => languageOf(tag, languages)).find(isLocale) ?? 'en';
}
