import type { Locale } from '../../i18n/locale.ts';
import { regionalLocale } from '../../i18n/time.ts';

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
