import { type RefObject, startTransition, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '../../form/field.tsx';
import { regionalLocale } from '../../i18n/time.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { type Column, EntryTable, type EntryTableProps } from './entry-table.view.tsx';
import { formatDate, isShownAsDate } from './format-date.ts';
import { useGrowingCount } from './growing-count.ts';
import { readYear, sortRows } from './sort-rows.ts';
import { useFound } from './use-found.ts';
import { type Fields, toText } from './values.ts';

/** More entries than this are shown in pages, so that a page with thousands costs as much as one with a few. */
export const PAGE = 25;

/** Rows rendered in the first task: few enough for a slow phone. The others of the page follow in short ones. */
const FIRST = 5;

/** Milliseconds. While a screen reader takes in that the texts of all rows have changed, it misses what is announced. */
const AFTER_ROWS = 700;

export interface SearchableTableProps extends EntryTableProps {
  /** What the search finds besides the values of the columns. */
  furtherValues?(row: Fields): readonly unknown[];
}

/** A table with a search, and with columns that can be sorted. */
export function SearchableTable({
  furtherValues,
  element,
  ...table
}: SearchableTableProps & { element: RefObject<HTMLTableElement | null> }) {
  const { rows, columns } = table;
  const t = useText();
  const locale = useContext(LocaleContext);
  const date = columns.findIndex(({ isDate }) => isDate);
  const [query, setQuery] = useState('');
  const [{ column, descending }, setOrder] = useState({ column: date, descending: true });
  const [wanted, setPage] = useState(0);
  const [changed, setChanged] = useState<'order' | 'shown'>();
  const search = useRef<HTMLInputElement>(null);

  const textOf = useMemo(
    () => (row: Fields) => {
      // A date is found as it is shown, and as it was sent.
      const textsOf = (value: unknown, isDate?: boolean) => {
        const text = toText(value);
        return isShownAsDate(text, isDate) ? [text, formatDate(locale, text)] : [text];
      };
      return [
        ...columns.flatMap(({ value, isDate = false }) => textsOf(value(row), isDate)),
        ...(furtherValues?.(row) ?? []).flatMap((value) => textsOf(value)),
      ].join('\n');
    },
    [columns, locale, furtherValues],
  );
  const found = useFound(rows, textOf, query);
  const sortedBy = columns[column] as Column;
  const sorted = useMemo(
    () => sortRows(rows, sortedBy, descending, locale),
    [rows, sortedBy, descending, locale],
  );
  const matching = useMemo(() => (found ? sorted.filter((row) => found.has(row)) : sorted), [sorted, found]);
  const page = Math.min(wanted, Math.max(0, Math.ceil(matching.length / PAGE) - 1));
  const start = page * PAGE;
  const end = Math.min(start + PAGE, matching.length);
  const shown = matching.slice(start, start + useGrowingCount(end - start, FIRST));
  const yearOf = (row: Fields | undefined) => (row ? String(readYear(sortedBy.value(row)) ?? '') : '');
  const hasYears = column === date && yearOf(sorted[0]) !== yearOf(sorted.at(-1));

  // A result is announced when the search is over. Until then, the page shows the result of the last query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result once
  useEffect(() => {
    if (query) setChanged('shown');
  }, [found]);

  const isFound = shown.length > 0;

  function find(text: string) {
    setQuery(text);
    setPage(0);
  }

  function sort(next: number) {
    startTransition(() => {
      setOrder({ column: next, descending: next === column ? !descending : next === date });
      setPage(0);
      setChanged('order');
    });
  }

  function turnTo(next: number) {
    startTransition(() => {
      setPage(next);
      setChanged('shown');
    });
    // The button may disappear, and the next page is read from its top.
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }

  const number = (value: number) => value.toLocaleString(regionalLocale(locale));
  const summary = isFound
    ? t('Shown: {{shown}} of {{count}}', {
        shown: [...new Set([start + 1, end])].map(number).join('–'),
        count: number(matching.length),
      })
    : t('No entry matches. Check the spelling.');
  const order = t(descending ? 'Sorted by {{column}}, descending' : 'Sorted by {{column}}, ascending', {
    column: columns[column]?.label ?? '',
  });
  const announced = changed === 'order' ? order : summary;
  return (
    <div className="stack searchable">
      <div className="stack" data-tight>
        <Field
          ref={search}
          label={t('Search all entries')}
          name="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          onInput={find}
        />
        <p>{summary}</p>
      </div>
      {isFound ? (
        <EntryTable
          {...table}
          rows={shown}
          ref={element}
          titleOf={hasYears && yearOf}
          sorting={{ column, descending, onSort: sort }}
        />
      ) : (
        <Button
          look="quiet"
          onClick={() => {
            find('');
            if (!search.current) return;
            search.current.value = '';
            // Now, because later a screen reader takes in the rows.
            search.current.focus();
          }}
        >
          {t('Clear search')}
        </Button>
      )}
      {changed && <Announced key={announced}>{announced}</Announced>}
      {matching.length > PAGE && (
        <div className="pages">
          {page > 0 && (
            <Button look="secondary" onClick={() => turnTo(page - 1)}>
              {t('Previous page')}
            </Button>
          )}
          {end < matching.length && (
            <Button look="secondary" onClick={() => turnTo(page + 1)}>
              {t('Next page')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Screen readers do not say what a search, a page or another order has changed. */
const Announced = ({ children }: { children: string }) => (
  <div ref={useAnnounced(AFTER_ROWS)} hidden>
    {children}
  </div>
);
