import { type ReactNode, useRef } from 'react';
import { PAGE, SearchableTable, type SearchableTableProps } from './searchable-table.view.tsx';
import { useCopying } from './use-copying.ts';
import { usePrinting } from './use-printing.ts';

interface EntryListProps extends SearchableTableProps {
  /** All entries: what is shown if they are few, and printed and copied if they are many. */
  whole: ReactNode;
}

/** Few entries as they are. Many entries are a table with a search, and are all printed, and copied with what is around them. */
export function EntryList({ whole, ...table }: EntryListProps) {
  const element = useRef<HTMLTableElement>(null);
  const printing = usePrinting();
  const copying = useCopying(element);
  if (table.rows.length <= PAGE) return whole;
  return (
    <>
      <SearchableTable {...table} element={element} />
      {(printing || copying) && (
        <div className="whole" data-copied={copying || undefined}>
          {whole}
        </div>
      )}
    </>
  );
}
