import { wordLists } from 'virtual:word-lists';
import type { Locale } from '../../../i18n/locale.ts';
import type { Estimator } from './engine.ts';

export type { Estimator, Strength } from './engine.ts';

/**
 * Loads the estimator with the common passwords, the words of the language, and the English words, which people use
 * everywhere. It works without the words of a language. It rejects if the common passwords do not load, because it would then
 * call weak passwords strong.
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
