/* A reporter that writes the table of docs/hosts/README.md. A host that is not tested keeps its row. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

const FILE = 'docs/hosts/README.md';
const TABLE = /(\| host .*\n\| -.*\n)((?:\|.*\n)*)/;

interface Row {
  name: string;
  version: string;
  failed: boolean;
}

export default class Table implements Reporter {
  readonly #rows = new Map<string, Row>();

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    const of = (type: string) => annotations.findLast((annotation) => annotation.type === type)?.description;
    const page = of('page');
    if (!page || status === 'skipped' || status === 'interrupted') return;
    const { failed = false } = this.#rows.get(page) ?? {};
    const version = of('version') ?? '';
    this.#rows.set(page, { name: of('host') ?? page, version, failed: failed || status !== 'passed' });
  }

  onEnd(): void {
    const text = readFileSync(FILE, 'utf8');
    const [, head = '', body = ''] = TABLE.exec(text) ?? [];
    const rows = new Map(
      body
        .split('\n')
        .filter(Boolean)
        .map((row) => [/\((.*)\.md\)/.exec(row)?.[1] ?? row, row]),
    );
    for (const [page, { name, version, failed }] of this.#rows)
      rows.set(page, `| [${name}](${page}.md) | ${version} | ${failed ? 'fails' : 'passes'} |`);
    const sorted = [...rows.values()].sort((a, b) => a.localeCompare(b));
    writeFileSync(
      FILE,
      text.replace(TABLE, () => `${head}${sorted.join('\n')}\n`),
    );
  }
}
