/** The languages of the product, in the order the switcher shows them (specification, section 4). */
export const LOCALES = ['en', 'nl', 'de', 'pl', 'pt'] as const;

export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** As `Intl` names it: our Portuguese is European; left alone, `pt` is Brazilian. */
export const variety = (locale: Locale): string => (locale === 'pt' ? 'pt-PT' : locale);

/**
 * The language to start with (specification, section 4): what the person chose comes first, then what their browser
 * prefers. `attribute` is the embedder's word on the language of their page; it stands where nobody chose on this page.
 */
export function startLocale(from: {
  chosen?: unknown;
  attribute?: unknown;
  cookie?: unknown;
  stored?: unknown;
  browser?: string | undefined;
}): Locale {
  const browser = from.browser?.slice(0, 2).toLowerCase();
  return [from.chosen, from.attribute, from.cookie, from.stored, browser].find(isLocale) ?? 'en';
}
