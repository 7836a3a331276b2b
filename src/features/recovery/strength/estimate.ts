import { wordLists } from 'virtual:word-lists';
import type { Locale } from '../../../i18n/locale.ts';
import type { ReportFile } from '../../../ui/file-report.ts';
import type { Estimator } from './engine.ts';

export type { Estimator, Strength } from './engine.ts';

/**
 * Loads the estimator with the common passwords, the words of the language, and the English words, which people use
 * everywhere. It works without the words of a language. It rejects if the common passwords do not load, because it would then
 * call weak passwords strong. Every file that does not load is reported.
 */
export async function loadEstimator(locale: Locale, reportFile: ReportFile): Promise<Estimator> {
  const languages: Locale[] = locale === 'en' ? ['en'] : ['en', locale];
  const required = <T>(name: string, file: Promise<T>): Promise<T> =>
    file.catch((error) => {
      reportFile(name);
      throw error;
    });
  const [{ createEstimator }, common, ...words] = await Promise.all([
    required('password-strength', import('./engine.ts')),
    required('words-common', wordLists.common()),
    ...languages.map((language) => wordLists[language]?.().catch(() => reportFile(`words-${language}`))),
  ]);
  return createEstimator([common, ...words.filter((list) => list !== undefined)]);
}
