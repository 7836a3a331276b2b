import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import table from '../../scripts/checks/import-table.cjs';

const names = (folders: readonly string[] = []) => folders.map((name) => `\`${name}\``).join(' ');

test('ARCHITECTURE.md shows the import table that is enforced', () => {
  const rows = Object.entries(table).map(([folder, { values, types }]) => [
    `\`${folder}\``,
    names(values),
    names(types),
  ]);
  const shown = readFileSync('ARCHITECTURE.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w+` /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([folder = '']) => rows.some(([name]) => name === folder));
  expect(shown).toEqual(rows);
});
