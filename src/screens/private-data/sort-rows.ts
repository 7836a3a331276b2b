import { intlLocale, type Locale } from '../../i18n/locale.ts';
import { readDate } from './format-date.ts';
import { type Fields, toText } from './values.ts';

/** Sorts rows by a value: dates by time, and texts as in the person's language. Rows without a value are last in both directions. */
export function sortRows(
  rows: readonly Fields[],
  readValue: (row: Fields) => unknown,
  descending: boolean,
  locale: Locale,
): readonly Fields[] {
  const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true });
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => {
      const text = toText(readValue(row));
      return { row, text, time: readDate(text)?.date.getTime() ?? -Infinity };
    })
    .sort(
      (a, b) =>
        Number(a.text === '') - Number(b.text === '') ||
        // The difference of two texts that are no dates is not a number.
        sign * (a.time - b.time || compare(a.text, b.text)),
    )
    .map(({ row }) => row);
}

/** The year of a date as it is shown. */
export const readYear = (value: unknown): number | undefined => readDate(toText(value))?.year;
