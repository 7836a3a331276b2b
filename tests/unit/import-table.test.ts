import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { table } from '../../scripts/checks/rules.ts';

test('the import table of ARCHITECTURE.md has a row for elements/ and each folder of src/', () => {
  expect(table.map(({ folder }) => folder).sort()).toEqual(['elements', ...readdirSync('src')].sort());
});

test('a row of the import table names only rows, modules of rows and locales/', () => {
  const rows = ['locales', ...table.map(({ folder }) => folder)];
  const named = table.flatMap(({ values, types }) => [...values, ...types]);
  expect(named.filter((name) => !rows.includes(name.split('/')[0] ?? ''))).toEqual([]);
});
