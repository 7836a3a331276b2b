import type { Locale } from '../../i18n/locale.ts';
import { regionalLocale } from '../../i18n/time.ts';

/** An ISO 8601 date, optionally with a time and zone. `Date` alone accepts almost any text. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?:(:\d\d)(?:[.,]\d+)?)?(Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i;

/** Characters of a date without a time. */
const DAY = 10;

/**
 * Whether a text is shown as a date (D72), even if there is no such day. `isDate` says whether the API calls the field a date. In other
 * fields only a date with a time is one, because a day may be an id.
 */
export const isShownAsDate = (raw: string, isDate = raw.length > DAY): boolean => isDate && ISO.test(raw);

/**
 * A date in the format of the person's region. A time with a zone is shown in that of the person, which is named. Without a zone,
 * date and time are the same everywhere. Text that is not a date is returned unchanged.
 */
export function formatDate(locale: Locale, raw: string): string {
  const [, day, time, seconds = '', zone, hours, minutes = '00'] = ISO.exec(raw) ?? [];
  const offset = hours ? `${hours}:${minutes}` : 'Z';
  const date = new Date(`${day}T${time ?? '00:00'}${seconds}${offset}`);
  // Some browsers accept 30 February, and the year before 1 would be shown as 1.
  const exists = new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) === day && date.getUTCFullYear() >= 1;
  if (!exists) return raw;
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatOf(regionalLocale(locale), { ...options, ...(!zone && { timeZone: 'UTC' }) });
  const text = format({ dateStyle: 'medium', ...(time && { timeStyle: 'short' }) }).format(date);
  const name = zone && nameOfZone(format({ timeZoneName: 'short' }).formatToParts(date));
  return name ? `${text} ${name}` : text;
}

/** Creating a format takes many times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

const nameOfZone = (parts: readonly Intl.DateTimeFormatPart[]): string | undefined =>
  parts.find(({ type }) => type === 'timeZoneName')?.value;
