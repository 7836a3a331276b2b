import { type Change, findWords, type Substitutions } from './find-words.ts';
import type { Kind, WordList } from './word-list.ts';

/** A word at a place of a text, both ends included. */
export interface Hit {
  from: number;
  to: number;
  word: string;
  kind: Kind;
  rank: number;
  /** Each kind of substitution once. */
  changes: readonly Change[];
}

/**
 * Of all words at the same place the one that is guessed first: "1l1" is "lil", "ill" and "iii", and each further
 * reading would only be more work. Each kind of substitution doubles the guesses at least.
 */
export function search(lists: readonly WordList[], text: string, substitutions: Substitutions): Hit[] {
  const hits = new Map<string, Hit & { guesses: number }>();
  for (const list of lists) {
    for (const { index, from, to, changes: all } of findWords(list, text, substitutions)) {
      const changes = [...new Set(all)];
      const { kind, rank } = list.entry(index);
      const guesses = rank * 2 ** changes.length;
      const place = `${from} ${to}`;
      if (guesses < (hits.get(place)?.guesses ?? Number.POSITIVE_INFINITY))
        hits.set(place, { from, to, word: list.words[index] ?? '', kind, rank, changes, guesses });
    }
  }
  return [...hits.values()];
}
