import type { Locale } from './locale.ts';

/** The reader's own region where their browser names one of the language: 10 Jan 2024 and Jan 10, 2024 are both English. */
function regional(locale: Locale): string {
  const own = navigator.languages?.find((language) => language.startsWith(`${locale}-`));
  return own ?? locale;
}

/**
 * A date as the reader writes it. A day without a time is that day everywhere, not midnight in London; what is no date
 * is shown as it came.
 */
export function formatDate(locale: Locale, raw: string): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(raw);
  const date = day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(raw);
  if (raw === '' || Number.isNaN(date.getTime())) return raw;
  return new Intl.DateTimeFormat(regional(locale), {
    dateStyle: 'medium',
    ...(day ? {} : { timeStyle: 'short' as const }),
  }).format(date);
}

/** A language by its own name, as those know it who speak it. */
export const ownLanguageName = (code: string): string => displayName(code, code);

/** A language code by the name the reader has for it; what is no code is shown as it came. */
export const languageName = (locale: Locale, code: string): string => displayName(locale, code);

function displayName(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
