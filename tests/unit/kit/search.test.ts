import { expect, test } from 'vitest';
import { folded, searchWords } from '../../../src/kit/search.ts';

test.each<[query: string, text: string]>([
  ['Lodz', 'Łódź'],
  ['strasse', 'Straße'],
  ['SØREN', 'Soren'],
  ['metier', 'Me\u0301tier'],
  ['istanbul', 'İSTANBUL'],
  ...Array.from(
    "'’‘ʼʻ‛‚`´′＇ʹʽ՚׳",
    (apostrophe) => ["o'neill", `O${apostrophe}Neill`] satisfies [string, string],
  ),
  ['o’neill', "O'Neill"],
  ['o´neill', "O'Neill"],
  ...Array.from('"“”„‟«»″〃＂', (quote) => ['"quiet', `${quote}Quiet`] satisfies [string, string]),
  ...Array.from('-‐‑‒–—―−﹣－⁃˗־', (hyphen) => ['2024-2025', `2024${hyphen}2025`] satisfies [string, string]),
  ['a.b…', 'A.B...'],
  ['non-breaking', 'non\u2011breaking'],
  ['workload', 'work\u00adload'],
  ['1a', '１Ａ'],
])('a search for %s finds %s', (query, text) => {
  expect(searchWords(query)).toEqual([folded(text)]);
});
