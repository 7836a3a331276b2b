import { wordLists } from 'virtual:word-lists';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../tests/unit/support/any-text.ts';
import { normalize } from './normalize.ts';
import {
  createDictionaries,
  type PackedWords,
  pack,
  type RankedWord,
  rankClass,
  unpack,
} from './word-list.ts';

async function unpacked(packed: PackedWords) {
  const dictionaries = createDictionaries();
  await unpack(packed, dictionaries, async () => {});
  return dictionaries.words;
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'i', '1', '-'), minLength: 1, maxLength: 6 });
const named = (word: string, index: number): [string, RankedWord] => [
  word,
  { kind: 'names', rankClass: rankClass(index + 1) },
];

describe('a packed list', () => {
  test('has its words', () =>
    fc.assert(
      fc.asyncProperty(fc.uniqueArray(letters, { maxLength: 30 }), async (words) => {
        const { names } = await unpacked(pack(new Map(words.map(named))));
        expect(Object.keys(names).sort()).toEqual(words.sort());
      }),
    ));

  test.each([1, 5, 10, 99, 100, 999, 1_000, 12_345, 90_000])(
    'stores the rank %d approximately',
    async (rank) => {
      const { passwords } = await unpacked(
        pack(new Map([['a', { kind: 'passwords', rankClass: rankClass(rank) }]])),
      );
      expect(Math.abs(Math.log10((passwords.a ?? 0) / rank))).toBeLessThanOrEqual(0.15);
    },
  );

  test.each(Object.entries({ ...wordLists, short: () => import('virtual:words-short') }))(
    'of the build has words in small letters without accents: %s',
    async (_, load) => {
      const words = Object.values(await unpacked(await load())).flatMap(Object.keys);
      expect(words.length).toBeGreaterThan(1_000);
      expect(words.filter((word) => normalize(word).toLowerCase() !== word || word.length < 3)).toEqual([]);
    },
  );
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
    ['Hasło', 'Haslo'],
    ['grüße', 'gruse'],
    ['coração', 'coracao'],
    ['İstanbul', 'Istanbul'],
  ])('%s becomes %s', (text, folded) => {
    expect(normalize(text)).toBe(folded);
  });
});
