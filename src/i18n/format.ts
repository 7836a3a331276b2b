import { intlLocale, type Locale } from './locale.ts';
import { regionalLocale } from './time.ts';

/** An ISO 8601 date, optionally with a time and zone. `Date` alone accepts almost any text. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?))?$/;

/**
 * A date in the format of the person's region. A date without a time is the same day in every time zone. Text that is not a
 * date is returned unchanged.
 */
export function formatDate(locale: Locale, raw: string): string {
  const [, year, month, day, time] = ISO.exec(raw) ?? [];
  const midnight = new Date(Number(year), Number(month) - 1, Number(day));
  const exists = midnight.getMonth() === Number(month) - 1 && midnight.getDate() === Number(day);
  const date = time ? new Date(`${year}-${month}-${day}T${time}`) : midnight;
  if (!exists || Number.isNaN(date.getTime())) return raw;
  return new Intl.DateTimeFormat(regionalLocale(locale), {
    dateStyle: 'medium',
    ...(time ? { timeStyle: 'short' as const } : {}),
  }).format(date);
}

/** The name of a language in that language, capitalised; `undefined` if the code is unknown. */
export function ownLanguageName(code: string): string | undefined {
  const name = displayName(code, code);
  return name === code ? undefined : name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code));
}

/** The name of a language in the person's language. An unknown code is returned unchanged. */
export const languageName = (locale: Locale, code: string): string => displayName(intlLocale(locale), code);

function displayName(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
