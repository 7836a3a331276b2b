/* A reporter that writes the table of docs/hosts/README.md. A host that is not tested keeps its row. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { COLUMNS } from './results.ts';

const FILE = 'docs/hosts/README.md';
const TABLE = /\| host .*\n\| -.*\n((?:\|.*\n)*)/;

interface Row {
  version: string;
  results: Map<string, boolean>;
}

export default class Table implements Reporter {
  readonly #rows = new Map<string, Row>();

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    const all = (type: string) =>
      annotations
        .filter((annotation) => annotation.type === type)
        .map(({ description }) => description ?? '');
    const host = all('host').at(-1);
    if (!host || status === 'skipped' || status === 'interrupted') return;
    const { results } = this.#rows.get(host) ?? { results: new Map<string, boolean>() };
    this.#rows.set(host, { version: all('version').at(-1) ?? '', results });
    const note = (column: string, passes: boolean) =>
      results.set(column, passes && results.get(column) !== false);
    for (const description of all('console')) note('console', description === 'passes');
    const columns = all('column');
    // A test without a column is about the host as a whole.
    const affected = columns.length > 0 || status === 'passed' ? columns : COLUMNS;
    for (const column of affected) note(column, status === 'passed');
  }

  onEnd(): void {
    const text = readFileSync(FILE, 'utf8');
    const [, body = ''] = TABLE.exec(text) ?? [];
    const rows = new Map(
      body
        .split('\n')
        .filter(Boolean)
        .map((row) => [/\[(.*)\]/.exec(row)?.[1] ?? row, row]),
    );
    for (const [host, { version, results }] of this.#rows)
      rows.set(
        host,
        line([`[${host}](${sectionOf(host)})`, version, ...COLUMNS.map((column) => word(results, column))]),
      );
    const sorted = [...rows.values()].sort((a, b) => a.localeCompare(b));
    const heads = ['host', 'version', ...COLUMNS];
    const table = [line(heads), line(heads.map((head) => '-'.repeat(head.length))), ...sorted];
    writeFileSync(
      FILE,
      text.replace(TABLE, () => `${table.join('\n')}\n`),
    );
  }
}

/** The address of the heading with the name of a host. */
function sectionOf(host: string): string {
  for (const page of globSync(['docs/hosts/*.md', 'docs/embedding.md'])) {
    const [, level] = new RegExp(`^(##?) ${host}$`, 'm').exec(readFileSync(page, 'utf8')) ?? [];
    if (level)
      return `${relative('docs/hosts', page)}${level === '#' ? '' : `#${host.replaceAll(' ', '-').toLowerCase()}`}`;
  }
  throw new Error(`No page for embedders has the heading ${host}.`);
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function word(results: Map<string, boolean>, column: string): string {
  if (!results.has(column)) return '–';
  return results.get(column) ? 'passes' : 'fails';
}
