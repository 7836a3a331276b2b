import { attempt } from '../kit/attempt.ts';
import { intlLocale, type Locale } from './locale.ts';

/** The name of a language in that language, capitalised; `undefined` if the code is unknown. */
export function ownLanguageName(code: string): string | undefined {
  const name = displayName(code, code);
  return name === code ? undefined : name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code));
}

/** The name of a language in the person's language. An unknown code is returned unchanged. */
export const languageName = (locale: Locale, code: string): string => displayName(intlLocale(locale), code);

const displayName = (locale: string, code: string): string =>
  attempt(() => new Intl.DisplayNames(locale, { type: 'language' }).of(code)) ?? code;
