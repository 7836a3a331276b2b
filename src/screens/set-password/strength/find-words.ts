import type { WordList } from './word-list.ts';

/** A letter and what stands for it, in the terms of zxcvbn-ts. */
export interface Change {
  letter: string;
  substitution: string;
}

/** What may stand for a letter ("4" for "a"), by its first character. */
export type Substitutions = ReadonlyMap<string, readonly Change[]>;

/** A word of a list in a text, both ends included. */
export interface Found {
  index: number;
  from: number;
  to: number;
  changes: readonly Change[];
}

/**
 * Every word of the list in the text. A sorted list is a tree of beginnings: the words that begin like the text does at
 * some place stand next to each other, each further letter narrows them down, and where none is left, nothing longer
 * needs to be read. That bounds the substitutions too: only those that still lead to a word are followed.
 */
export function findWords({ words }: WordList, text: string, substitutions: Substitutions): Found[] {
  const found: Found[] = [];

  /** `low` to `high`: the words whose first `depth` letters are what was read from `from` up to `at`. */
  function follow(
    from: number,
    at: number,
    depth: number,
    low: number,
    high: number,
    changes: readonly Change[],
  ) {
    if (words[low]?.length === depth) found.push({ index: low, from, to: at - 1, changes });

    const read = (letter: string, length: number, soFar: readonly Change[]) => {
      const unit = letter.charCodeAt(0);
      const first = firstAtLeast(words, depth, unit, low, high);
      const end = firstAtLeast(words, depth, unit + 1, first, high);
      if (first < end) follow(from, at + length, depth + 1, first, end, soFar);
    };
    const next = text.charAt(at);
    if (!next) return;
    read(next, 1, changes);
    for (const change of substitutions.get(next) ?? [])
      if (text.startsWith(change.substitution, at))
        read(change.letter, change.substitution.length, [...changes, change]);
  }

  for (let from = 0; from < text.length; from += 1) follow(from, from, 0, 0, words.length, []);
  return found;
}

/** Binary search among words that agree in their first `depth` letters; the one that ends there comes first. */
function firstAtLeast(
  words: readonly string[],
  depth: number,
  unit: number,
  low: number,
  high: number,
): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    const word = words[middle] ?? '';
    if (word.length > depth && word.charCodeAt(depth) >= unit) high = middle;
    else low = middle + 1;
  }
  return low;
}
