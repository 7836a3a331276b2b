import type { Locale } from './locale.ts';
import type { Translations } from './message.ts';

const BUNDLED: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Translations }>> = {
  nl: () => import('../../locales/nl.json'),
  de: () => import('../../locales/de.json'),
  pl: () => import('../../locales/pl.json'),
  pt: () => import('../../locales/pt.json'),
};

/** The texts that come with the product. English needs none, its keys are its texts; `undefined` for a file that does not come. */
export async function bundledTranslations(locale: Locale): Promise<Translations | undefined> {
  if (locale === 'en') return {};
  try {
    return (await BUNDLED[locale]()).default;
  } catch {
    return undefined;
  }
}
