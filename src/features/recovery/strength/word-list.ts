import type { YieldToMain } from './yield-to-main.ts';

/** The kinds of words, named as zxcvbn-ts names its dictionaries. The feedback depends on them. */
const KINDS = ['passwords', 'wikipedia', 'names', 'userInputs'] as const;
export type Kind = (typeof KINDS)[number];

/** A compressed list. Each sorted word is the number of letters it shares with the previous word, and its other letters. */
export interface PackedWords {
  words: string;
  /** One character per word, for its kind and its rank class. */
  ranks: string;
}

/** Words in small letters without accents, with their ranks. Rank 1 is the most frequent word. It inherits no words. */
export type Dictionary = Record<string, number>;

export const createDictionary = (): Dictionary => Object.create(null);

export interface Dictionaries {
  words: Record<Kind, Dictionary>;
  /** The number of letters of the longest word. */
  longest: Record<Kind, number>;
}

export const createDictionaries = (): Dictionaries => ({
  words: {
    passwords: createDictionary(),
    wikipedia: createDictionary(),
    names: createDictionary(),
    userInputs: createDictionary(),
  },
  longest: { passwords: 0, wikipedia: 0, names: 0, userInputs: 0 },
});

export interface RankedWord {
  kind: Kind;
  rankClass: number;
}

/** The letter at index n means n shared letters. The words themselves are lower case. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * A score covers two or three powers of ten, so a quarter of one is precise enough. Storing a class instead of the order of
 * the ranks allows sorting the words, which halves the size.
 */
const CLASSES_PER_DECADE = 4;
const CLASSES = 24;
/** The first character after the quotation mark, which JSON would escape. */
const FIRST_CODE = 35;

export const rankClass = (rank: number): number => Math.floor(Math.log10(rank) * CLASSES_PER_DECADE);

/** The middle of the class. */
const rankOf = (rankClass: number) => Math.round(10 ** ((rankClass + 0.5) / CLASSES_PER_DECADE));

/** Used by the build. The keys of `entries` are the words. */
export function pack(entries: ReadonlyMap<string, RankedWord>): PackedWords {
  const packed = { words: '', ranks: '' };
  let previous = '';
  for (const word of [...entries.keys()].sort((a, b) => (a < b ? -1 : 1))) {
    const { kind, rankClass } = entries.get(word) as RankedWord;
    let shared = 0;
    while (shared < SHARED.length - 1 && shared < previous.length && previous[shared] === word[shared])
      shared += 1;
    packed.words += SHARED.charAt(shared) + word.slice(shared);
    packed.ranks += String.fromCharCode(FIRST_CODE + KINDS.indexOf(kind) * CLASSES + rankClass);
    previous = word;
  }
  return packed;
}

/** Adds tens of thousands of words in short tasks. A word has its best rank. */
export async function unpack(
  packed: PackedWords,
  { words, longest }: Dictionaries,
  yieldToMain: YieldToMain,
): Promise<void> {
  let word = '';
  let index = 0;
  for (const [, shared = '', rest = ''] of packed.words.matchAll(/([A-Z])([^A-Z]*)/g)) {
    word = word.slice(0, SHARED.indexOf(shared)) + rest;
    const code = packed.ranks.charCodeAt(index) - FIRST_CODE;
    const kind = KINDS[Math.floor(code / CLASSES)] ?? 'passwords';
    words[kind][word] = Math.min(words[kind][word] ?? Number.POSITIVE_INFINITY, rankOf(code % CLASSES));
    longest[kind] = Math.max(longest[kind], word.length);
    index += 1;
    if (index % 500 === 0) await yieldToMain();
  }
}
