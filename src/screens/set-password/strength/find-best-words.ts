import { findWords, type Substitution, type SubstitutionTable } from './find-words.ts';
import type { Kind, WordList } from './word-list.ts';

/** A word in a text. `to` is the position of its last character. */
export interface WordMatch {
  from: number;
  to: number;
  word: string;
  kind: Kind;
  rank: number;
  /** Without duplicates. */
  substitutions: readonly Substitution[];
}

/**
 * Finds the words of all lists in a text. If several words match the same range ("1l1" can be "lil", "ill" and "iii"), only
 * the one with the fewest guesses is returned, because the others would not change the score. Each distinct substitution at
 * least doubles the guesses.
 */
export function findBestWords(
  lists: readonly WordList[],
  text: string,
  table: SubstitutionTable,
): WordMatch[] {
  const best = new Map<string, WordMatch & { guesses: number }>();
  for (const list of lists) {
    for (const { index, from, to, ...occurrence } of findWords(list, text, table)) {
      const substitutions = [...new Set(occurrence.substitutions)];
      const { kind, rank } = list.entry(index);
      const guesses = rank * 2 ** substitutions.length;
      const range = `${from} ${to}`;
      if (guesses < (best.get(range)?.guesses ?? Number.POSITIVE_INFINITY))
        best.set(range, { from, to, word: list.words[index] ?? '', kind, rank, substitutions, guesses });
    }
  }
  return [...best.values()];
}
