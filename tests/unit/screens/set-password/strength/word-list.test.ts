import { wordLists } from 'virtual:word-lists';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBestWords } from '../../../../../src/screens/set-password/strength/find-best-words.ts';
import { findWords } from '../../../../../src/screens/set-password/strength/find-words.ts';
import { normalize } from '../../../../../src/screens/set-password/strength/normalize.ts';
import {
  pack,
  type RankedWord,
  rankClass,
  sorted,
  unpack,
  type WordList,
} from '../../../../../src/screens/set-password/strength/word-list.ts';
import { anyText } from '../../../support/any-text.ts';

const noPause = async () => {};
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'i', '1', '-'), minLength: 1, maxLength: 6 });
const someWords = fc.uniqueArray(letters, { maxLength: 30 });

const named = (word: string, index: number): [string, RankedWord] => [
  word,
  { kind: 'names', rankClass: rankClass(index + 1) },
];
const listOf = (...words: string[]): Promise<WordList> => unpack(pack(new Map(words.map(named))), noPause);

describe('a packed list', () => {
  test('has its words in character order', () =>
    fc.assert(
      fc.asyncProperty(someWords, async (words) => {
        expect((await listOf(...words)).words).toEqual(sorted(words));
      }),
    ));

  test.each([1, 5, 10, 99, 100, 999, 1_000, 12_345, 90_000])(
    'stores the rank %d approximately',
    async (rank) => {
      const packed = pack(new Map([['a', { kind: 'passwords', rankClass: rankClass(rank) }]]));
      const entry = (await unpack(packed, noPause)).entry(0);
      expect(entry.kind).toBe('passwords');
      expect(Math.abs(Math.log10(entry.rank / rank))).toBeLessThanOrEqual(0.15);
    },
  );

  test.each(Object.entries({ ...wordLists, short: () => import('virtual:words-short') }))(
    'of the build is sorted and folded: %s',
    async (_, load) => {
      const { words } = await unpack(await load(), noPause);
      expect(words.length).toBeGreaterThan(1_000);
      expect(words).toEqual(sorted(new Set(words)));
      expect(words.filter((word) => normalize(word) !== word || word.length < 3)).toEqual([]);
    },
  );
});

describe('the search', () => {
  test('finds every word at every position', () =>
    fc.assert(
      fc.asyncProperty(
        someWords,
        fc.string({ unit: fc.constantFrom('a', 'b', 'i', '1', '-') }),
        async (words, text) => {
          const places = [...text].flatMap((_, from) =>
            words
              .filter((word) => text.startsWith(word, from))
              .map((word) => `${word} ${from} ${from + word.length - 1}`),
          );
          const list = await listOf(...words);
          const found = findWords(list, text, new Map());
          expect(found.map(({ index, from, to }) => `${list.words[index]} ${from} ${to}`).sort()).toEqual(
            places.sort(),
          );
        },
      ),
    ));

  const read = (substitution: string, ...letters: string[]) =>
    letters.map((letter) => ({ letter, substitution }));
  const SUBSTITUTIONS = new Map([
    ['1', read('1', 'i', 'l')],
    ['|', [...read('|-|', 'h'), ...read('|', 'i')]],
  ]);

  test.each([
    ['b1ll', 'bill', 0, 3],
    ['xb11l1x', 'bill', 1, 4],
    ['|-||||', 'hii', 0, 4],
    ['a|-|1', 'ahi', 0, 4],
  ])('reads leet characters as letters: %s contains %s', async (text, word, from, to) => {
    expect(findBestWords([await listOf('bill', 'hii', 'ahi')], text, SUBSTITUTIONS)).toMatchObject([
      { word, from, to },
    ]);
  });

  test('prefers the most common word at a position', async () => {
    const [hit, ...others] = findBestWords([await listOf('iii', 'lil', '1l1')], '1l1', SUBSTITUTIONS);
    expect(hit).toMatchObject({ word: '1l1', substitutions: [] });
    expect(others).toEqual([]);
  });
});

describe('folding', () => {
  test('keeps the length of a text, and is idempotent', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = normalize(text);
        return folded.length === text.length && normalize(folded) === folded;
      }),
    ));

  test.each([
    ['Hasło', 'haslo'],
    ['GRÜßE', 'gruse'],
    ['coração', 'coracao'],
    ['İstanbul', 'istanbul'],
  ])('%s becomes %s', (text, folded) => {
    expect(normalize(text)).toBe(folded);
  });
});
