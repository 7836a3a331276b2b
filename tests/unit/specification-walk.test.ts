import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const walk = readFileSync(join(ROOT, 'docs/specification-walk.md'), 'utf8');

/** The cells of each row that has a requirement, a place and a proof. */
const rows = walk
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|Requirement|Decision)/.test(line))
  .map((line) => line.slice(1, -1).split(' | '));

const filesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

/** Each file of a cell with the names quoted behind it. */
const proofsIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', behind = '']) => ({
    file,
    names: [...behind.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }));

test('every row of the walk has a requirement, a place and a proof', () => {
  expect(rows.length).toBeGreaterThan(120);
  expect(
    rows.filter((cells) => cells.length !== 3 || !filesIn(cells[1]).length || !proofsIn(cells[2]).length),
  ).toEqual([]);
});

test('every place of the walk is there', () => {
  const places = rows.flatMap(([, where]) => filesIn(where));
  const gone = places.filter((file) => !['src', '.'].some((folder) => existsSync(join(ROOT, folder, file))));
  expect(gone).toEqual([]);
});

test('every test of the walk is there, under the name it is quoted by', () => {
  const wrong = rows.flatMap(([, , proof]) =>
    proofsIn(proof).flatMap(({ file, names }) => {
      const path = join(ROOT, 'tests', file);
      const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return names.length
        ? names.filter((name) => !source.includes(name)).map((name) => `${file} “${name}”`)
        : [file];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every section and every decision has its rows', () => {
  const sections = [...walk.matchAll(/^## (\d)\. /gm)].map(([, section]) => Number(section));
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => number);
  const made = numbers(readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8'), /^### D(\d+): /gm);
  const [built = '', open = ''] = walk.split('\n## Open\n');
  expect(made.length).toBeGreaterThan(40);
  expect([...numbers(built, /^\| D(\d+) /gm), ...numbers(open, /^- \*\*D(\d+)\*\*/gm)].sort()).toEqual(
    made.sort(),
  );
});
