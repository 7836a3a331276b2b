/* What documents are written from: rows under headings, in docs/*.yaml. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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

/** A document with a list for each part. */
export function lists<R extends Row>(
  introduction: string,
  parts: readonly Part<R>[],
  line: (row: R) => string,
): string {
  const sections = parts.map(
    ({ heading, rows }) => `## ${heading}\n\n${rows.map((row) => `- ${line(row)}\n`).join('')}`,
  );
  return `${introduction}\n${sections.join('\n')}`;
}
