import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');

const [, SECTION = ''] = DOCUMENT.split('\n## Response headers\n');

const [head = [], , ...rows] = SECTION.replace(/\n##.*/s, '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

/** The headers in docs/operating.md#response-headers by kind of answer. `policy` is the one of csp.json. */
export const documentedHeaders = (policy: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    head.slice(1).map((kind, column) => [
      kind,
      Object.fromEntries(
        rows
          .map(([name = '', ...values]) => [name.toLowerCase(), values[column] ?? ''])
          .filter(([, value]) => value !== '–')
          .map(([name, value = '']) => [name, value.endsWith('csp.json') ? policy : value]),
      ),
    ]),
  );
