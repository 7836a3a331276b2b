/* The tables that documents are written from: rows under headings, in docs/*.yaml. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { table } from './table.ts';

export interface Row {
  readonly id: string;
  /** Titles by file. */
  readonly tests?: Readonly<Record<string, readonly string[]>>;
}

export interface Part<R extends Row> {
  readonly heading: string;
  readonly rows: readonly R[];
}

/** Without types, because `3.10` is not the number 3.1. */
export const readParts = <P extends Part<Row>>(name: string): readonly P[] =>
  parse(readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8'), { schema: 'failsafe' });

/** A document with a table for each part. */
export function tables<R extends Row>(
  introduction: string,
  parts: readonly Part<R>[],
  head: readonly string[],
  cells: (row: R) => readonly string[],
): string {
  const sections = parts.map(({ heading, rows }) => `## ${heading}\n\n${table(head, rows.map(cells))}`);
  return `${introduction}\n${sections.join('').trimEnd()}\n`;
}
