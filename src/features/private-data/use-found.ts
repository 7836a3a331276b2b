import { startTransition, useEffect, useMemo, useState } from 'react';
import { folded, searchWords } from '../../kit/search.ts';
import type { Fields } from './values.ts';

/** Milliseconds for each task of a search. */
const SLICE = 8;

/**
 * The rows whose text contains every word of the query; `undefined` without a query. Thousands of rows are read in short tasks, and
 * only once. Until all are read, the result of the previous query is returned.
 */
export function useFound(
  rows: readonly Fields[],
  textOf: (row: Fields) => string,
  query: string,
): ReadonlySet<Fields> | undefined {
  const [found, setFound] = useState<ReadonlySet<Fields>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list or language has other texts
  const texts = useMemo(() => new Map<Fields, string>(), [rows, textOf]);
  useEffect(() => {
    const words = searchWords(query);
    if (words.length === 0) return startTransition(() => setFound(undefined));
    const matching = new Set<Fields>();
    let index = 0;
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      const end = performance.now() + SLICE;
      for (; index < rows.length && performance.now() < end; index += 1) {
        const row = rows[index] as Fields;
        const text = texts.get(row) ?? folded(textOf(row));
        texts.set(row, text);
        if (words.every((word) => text.includes(word))) matching.add(row);
      }
      if (index < rows.length) timer = setTimeout(read);
      else startTransition(() => setFound(matching));
    };
    read();
    return () => clearTimeout(timer);
  }, [rows, textOf, texts, query]);
  return found;
}
