import { intlLocale, type Locale } from '../../i18n/locale.ts';
import type { Column } from './entry-table.view.tsx';
import { readDate, yearOf } from './format-date.ts';
import { type Fields, toText } from './values.ts';

/** Sorts rows by the values of a column: dates as they are shown, and texts as in the person's language. Rows without a value are last in both directions. */
export function sortRows(
  rows: readonly Fields[],
  { value, isDate }: Pick<Column, 'value' | 'isDate'>,
  descending: boolean,
  locale: Locale,
): readonly Fields[] {
  const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true });
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => {
      const text = toText(value(row));
      const { shown = -Infinity, date } = (isDate && readDate(text)) || {};
      return { row, text, shown, time: Number(date) };
    })
    .sort(
      (a, b) =>
        Number(a.text === '') - Number(b.text === '') ||
        // The difference of two texts that are no dates is not a number.
        sign * (a.shown - b.shown || a.time - b.time || compare(a.text, b.text)),
    )
    .map(({ row }) => row);
}

/** The year of a date as it is shown. */
export function readYear(value: unknown): number | undefined {
  const date = readDate(toText(value));
  return date && yearOf(date.shown);
}
