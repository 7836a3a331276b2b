import { Fragment, type ReactNode, type Ref } from 'react';
import { languageTag } from '../../i18n/language-name.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSheet } from '../../ui/sheet.ts';
import css from './entry-table.css?inline';
import valueCss from './value.css?inline';
import { Value } from './value.view.tsx';
import { type Fields, toInlineText } from './values.ts';

export interface Column {
  label: string;
  value(row: Fields): unknown;
  /** The API calls the field a date. The newest entries are first, below the titles of their years. */
  isDate?: boolean;
  /** The value names the row. */
  isName?: boolean;
  /** The language of the value. */
  lang?(row: Fields): unknown;
}

/** How a table is sorted, and can be sorted. */
interface Sorting {
  /** The index of the column. */
  column: number;
  descending: boolean;
  onSort(column: number): void;
}

export interface EntryTableProps {
  caption: string;
  part?: 'reports';
  rows: readonly Fields[];
  columns: readonly Column[];
  /** The title of the column after those, which has buttons. */
  actions?: string;
  /** Returns the `tr` of a row, with {@link Cells}. */
  children(row: Fields): ReactNode;
}

interface SortableTableProps extends EntryTableProps {
  /** Returns the title above a row and those that follow with the same title. */
  titleOf?: ((row: Fields) => string) | false;
  sorting?: Sorting;
  ref?: Ref<HTMLTableElement>;
}

const UNSORTED = 'M8 10l4-4l4 4M8 14l4 4l4-4';
const ARROWS = { ascending: 'M12 19V5m-5 5l5-5l5 5', descending: 'M12 5v14m-5-5l5 5l5-5' } as const;

/** A table, which becomes a list of cards if it does not fit. */
export function EntryTable({
  caption,
  part,
  rows,
  columns,
  actions,
  children,
  titleOf,
  sorting,
  ref,
}: SortableTableProps) {
  const titles = titleOf && rows.map(titleOf);
  useSheet(css);
  useSheet(valueCss);
  return (
    <table
      ref={ref}
      className="entries"
      part={part}
      tabIndex={sorting && -1}
      data-sortable={Boolean(sorting) || undefined}
    >
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label }, index) => (
            <ColumnHead key={label} label={label} index={index} sorting={sorting} />
          ))}
          {actions && <ColumnHead label={actions} />}
        </tr>
      </thead>
      {/* One group of rows, because another order would move rows to other groups, which is slow. */}
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: another page changes the texts of these rows, which is much faster than new rows
          <Fragment key={index}>
            {titles && titles[index] !== titles[index - 1] && (
              <tr className="group-title">
                <th scope="row" colSpan={columns.length + (actions ? 1 : 0)}>
                  <Value>{titles[index]}</Value>
                </th>
              </tr>
            )}
            {children(row)}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeadProps {
  label: string;
  index?: number;
  sorting?: Sorting | undefined;
}

function ColumnHead({ label, index = -1, sorting }: ColumnHeadProps) {
  if (!sorting || index < 0) return <th scope="col">{label}</th>;
  const { column, descending, onSort } = sorting;
  const direction = column !== index ? undefined : descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction}>
      <Button look="quiet" onClick={() => onSort(index)}>
        {label}
        <Icon path={direction ? ARROWS[direction] : UNSORTED} />
      </Button>
    </th>
  );
}

/** Characters of an id or a word, which is not broken. */
const SHORT = 14;

const isShort = (value: unknown) => typeof value === 'string' && value.length <= SHORT;

interface CellsProps {
  row: Fields;
  columns: readonly Column[];
}

/** The values of a row. */
export const Cells = ({ row, columns }: CellsProps) =>
  columns.map(({ label, value, isDate = false, isName, lang }) => (
    <td
      key={label}
      className={isName ? 'entry-name' : isDate || isShort(value(row)) ? 'short' : undefined}
      data-label={label}
      lang={languageTag(toInlineText(lang?.(row)))}
    >
      <Value isDate={isDate}>{value(row)}</Value>
    </td>
  ));
