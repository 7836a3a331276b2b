import { wordLists } from 'virtual:word-lists';
import type { Locale } from '../../../i18n/locale.ts';
import type { Estimator } from './engine.ts';

export type { Estimator, Strength } from './engine.ts';

/**
 * The estimator with the common passwords, the words of the reader's language, and the English words, which people use
 * everywhere. If the words of a language do not load, it works without them. Without the common passwords it would call weak
 * passwords strong, so it rejects.
 */
export async function loadEstimator(locale: Locale): Promise<Estimator> {
  const languages: Locale[] = locale === 'en' ? ['en'] : ['en', locale];
  const [{ createEstimator }, common, ...words] = await Promise.all([
    import('./engine.ts'),
    wordLists.common(),
    ...languages.map((language) => wordLists[language]?.().catch(() => undefined)),
  ]);
  return createEstimator([common, ...words.filter((list) => list !== undefined)]);
}
