import type { Pause } from './pause.ts';

/** What a word is, in the names by which zxcvbn-ts chooses its feedback. */
const KINDS = ['passwords', 'wikipedia', 'names', 'userInputs'] as const;
export type Kind = (typeof KINDS)[number];

/** A list as it travels: sorted words, each as the number of letters it shares with the one before, and the rest. */
export interface PackedWords {
  words: string;
  /** One character per word for its kind and its class. */
  ranks: string;
}

/** Sorted words without capital letters and accents (`fold`), and how common each of them is. */
export interface WordList {
  words: readonly string[];
  entry(index: number): { kind: Kind; rank: number };
}

export interface Entry {
  kind: Kind;
  rankClass: number;
}

/** Capital letters count, because no word has one. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * A score spans two or three powers of ten, so a quarter of one is exact enough; that the words need not stand in the
 * order of their ranks halves the bytes.
 */
const CLASSES_PER_DECADE = 4;
const CLASSES = 24;
/** The first printable character after the quotation mark. */
const FIRST = 35;

export const rankClass = (rank: number): number => Math.floor(Math.log10(rank) * CLASSES_PER_DECADE);

/** The middle of a class. */
const rankOf = (ofClass: number) => Math.round(10 ** ((ofClass + 0.5) / CLASSES_PER_DECADE));

/** In the order of their character codes, which is the order `findWords` searches in. */
export const sorted = (words: Iterable<string>): string[] => [...words].sort((a, b) => (a < b ? -1 : 1));

/** For the build: `entries` by word. */
export function pack(entries: ReadonlyMap<string, Entry>): PackedWords {
  const packed = { words: '', ranks: '' };
  let previous = '';
  for (const word of sorted(entries.keys())) {
    const { kind, rankClass } = entries.get(word) as Entry;
    let shared = 0;
    while (shared < SHARED.length - 1 && shared < previous.length && previous[shared] === word[shared])
      shared += 1;
    packed.words += SHARED.charAt(shared) + word.slice(shared);
    packed.ranks += String.fromCharCode(FIRST + KINDS.indexOf(kind) * CLASSES + rankClass);
    previous = word;
  }
  return packed;
}

/** Tens of thousands of words, some at a time. */
export async function unpack(packed: PackedWords, pause: Pause): Promise<WordList> {
  const words: string[] = [];
  let word = '';
  for (const [, shared = '', rest = ''] of packed.words.matchAll(/([A-Z])([^A-Z]*)/g)) {
    word = word.slice(0, SHARED.indexOf(shared)) + rest;
    words.push(word);
    if (words.length % 500 === 0) await pause();
  }
  return {
    words,
    entry(index) {
      const code = packed.ranks.charCodeAt(index) - FIRST;
      return { kind: KINDS[Math.floor(code / CLASSES)] ?? 'passwords', rank: rankOf(code % CLASSES) };
    },
  };
}
