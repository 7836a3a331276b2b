import { expect, test } from 'vitest';
import { folded, searchWords } from '../../../src/kit/search.ts';

test.each([
  ['Lodz', 'Łódź'],
  ['strasse', 'Straße'],
  ['SØREN', 'Soren'],
  ['metier', 'Me\u0301tier'],
  ['istanbul', 'İSTANBUL'],
  ["o'neill", 'O’Neill'],
  ['"quiet"', '“Quiet”'],
  ['2024-2025', '2024–2025'],
  ['non-breaking', 'non\u2011breaking'],
  ['workload', 'work\u00adload'],
  ['1a', '１Ａ'],
])('a search for %s finds %s', (query, text) => {
  expect(searchWords(query)).toEqual([folded(text)]);
});
