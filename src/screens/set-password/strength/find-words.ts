import type { WordList } from './word-list.ts';

/** A letter and the characters that replace it, in the format of zxcvbn-ts. */
export interface Substitution {
  letter: string;
  substitution: string;
}

/** The substitutions ("4" for "a"), by the first replacing character. */
export type SubstitutionTable = ReadonlyMap<string, readonly Substitution[]>;

/** A word of a list in a text. `to` is the position of its last character. */
export interface Occurrence {
  index: number;
  from: number;
  to: number;
  substitutions: readonly Substitution[];
}

/**
 * Finds every word of the list in the text. The list is sorted, so the words with the same prefix form a range. Each further
 * letter narrows the range, and the search ends when the range is empty. This also limits the substitutions: only those that
 * still lead to a word are tried.
 */
export function findWords({ words }: WordList, text: string, table: SubstitutionTable): Occurrence[] {
  const occurrences: Occurrence[] = [];

  /** The words from `low` to `high` (exclusive) begin with the `depth` letters that were read from `from` to `at` (exclusive). */
  function follow(
    from: number,
    at: number,
    depth: number,
    low: number,
    high: number,
    substitutions: readonly Substitution[],
  ) {
    if (words[low]?.length === depth) occurrences.push({ index: low, from, to: at - 1, substitutions });

    const read = (letter: string, length: number, used: readonly Substitution[]) => {
      const unit = letter.charCodeAt(0);
      const first = firstAtLeast(words, depth, unit, low, high);
      const end = firstAtLeast(words, depth, unit + 1, first, high);
      if (first < end) follow(from, at + length, depth + 1, first, end, used);
    };
    const next = text.charAt(at);
    if (!next) return;
    read(next, 1, substitutions);
    for (const each of table.get(next) ?? [])
      if (text.startsWith(each.substitution, at))
        read(each.letter, each.substitution.length, [...substitutions, each]);
  }

  for (let from = 0; from < text.length; from += 1) follow(from, from, 0, 0, words.length, []);
  return occurrences;
}

/**
 * Binary search for the first word whose letter at `depth` is `unit` or greater. The words have the first `depth` letters in
 * common; a word that ends there comes first.
 */
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
