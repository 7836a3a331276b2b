import { intlLocale, type Locale } from './locale.ts';

/** The reader's own region where their browser names one of the language: 10 Jan 2024 and Jan 10, 2024 are both English. */
function regional(locale: Locale): string {
  const own = navigator.languages?.find((language) => language.startsWith(`${locale}-`));
  return own ?? intlLocale(locale);
}

/** ISO 8601: a day, and perhaps a time in a zone. `Date` alone would read a date into almost anything. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?))?$/;

/**
 * A date as the reader writes it. A day without a time is that day everywhere, not midnight in London; what is no date
 * is shown as it came.
 */
export function formatDate(locale: Locale, raw: string): string {
  const [, year, month, day, time] = ISO.exec(raw) ?? [];
  const midnight = new Date(Number(year), Number(month) - 1, Number(day));
  const exists = midnight.getMonth() === Number(month) - 1 && midnight.getDate() === Number(day);
  const date = time ? new Date(`${year}-${month}-${day}T${time}`) : midnight;
  if (!exists || Number.isNaN(date.getTime())) return raw;
  return new Intl.DateTimeFormat(regional(locale), {
    dateStyle: 'medium',
    ...(time ? { timeStyle: 'short' as const } : {}),
  }).format(date);
}

/** A language by its own name, as those know it who speak it, written as in a list; `undefined` for what is no code. */
export function ownLanguageName(code: string): string | undefined {
  const name = displayName(code, code);
  return name === code ? undefined : name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code));
}

/** A language code by the name the reader has for it; what is no code is shown as it came. */
export const languageName = (locale: Locale, code: string): string => displayName(intlLocale(locale), code);

function displayName(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
