import type { Locale } from '../../../i18n/locale.ts';
import type { Estimator } from './engine.ts';
import type { PackedWords } from './word-list.ts';

export type { Estimator, Strength } from './engine.ts';

/** Passwords, and words and names by language (scripts/word-lists.ts). */
const LISTS: Record<'common' | Locale, () => Promise<PackedWords>> = {
  common: () => import('virtual:words-common'),
  en: () => import('virtual:words-en'),
  nl: () => import('virtual:words-nl'),
  de: () => import('virtual:words-de'),
  pl: () => import('virtual:words-pl'),
  pt: () => import('virtual:words-pt'),
};

/**
 * The estimator with the common passwords, the words of the reader's language and the English ones, which people use
 * everywhere. Nothing of it is there before, and no part of the loading holds up the page. A language that does not
 * arrive leaves out its words; without the passwords there is no estimator, for it would flatter.
 */
export async function loadEstimator(locale: Locale): Promise<Estimator> {
  const languages: Locale[] = locale === 'en' ? ['en'] : ['en', locale];
  const [{ createEstimator }, common, ...words] = await Promise.all([
    import('./engine.ts'),
    LISTS.common(),
    ...languages.map((language) => LISTS[language]().catch(() => undefined)),
  ]);
  return createEstimator([common, ...words.filter((list) => list !== undefined)]);
}
