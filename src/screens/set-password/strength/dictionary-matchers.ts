import { type Matcher, MatcherBaseClass, type MatchOptions, type Options } from '@zxcvbn-ts/core';
import { findBestWords } from './find-best-words.ts';
import type { Substitution, SubstitutionTable } from './find-words.ts';
import { normalize } from './normalize.ts';
import { wordFeedback } from './word-feedback.ts';
import type { WordList } from './word-list.ts';

/**
 * Replaces the library's four dictionary matchers: a custom matcher replaces the built-in one of the same name. The library
 * searches the whole password for up to a hundred combinations of substitutions, which takes 100 ms for 16 characters and
 * seconds for 72 (https://github.com/zxcvbn-ts/zxcvbn/issues/228). It also finds `constructor` in every list, loses `__proto__`,
 * and blocks the page while it builds its index. Word sequences are disabled, because any two words of a few short lists would
 * count as one ("summerjupiter": two guesses).
 */
export function dictionaryMatchers(lists: () => readonly WordList[]): Record<string, Matcher> {
  return {
    dictionary: createMatcher(lists, 'forwards'),
    dictionaryReverse: createMatcher(lists, 'backwards'),
    dictionaryL33t: NONE,
    wordSequence: NONE,
  };
}

function createMatcher(lists: () => readonly WordList[], direction: 'forwards' | 'backwards'): Matcher {
  const reversed = direction === 'backwards';

  class DictionaryMatcher extends MatcherBaseClass {
    readonly table: SubstitutionTable;

    constructor(options: Options) {
      super(options);
      this.table = reversed ? new Map() : substitutionTable(options);
    }

    override match({ password }: MatchOptions) {
      const normalized = normalize(password);
      const text = reversed ? normalized.split('').reverse().join('') : normalized;
      const last = password.length - 1;
      return findBestWords(lists(), text, this.table).map(({ from, to, word, kind, rank, substitutions }) => {
        const [i, j] = reversed ? [last - to, last - from] : [from, to];
        return {
          pattern: 'dictionary',
          i,
          j,
          token: password.slice(i, j + 1),
          matchedWord: word,
          rank,
          dictionaryName: kind,
          reversed,
          l33t: substitutions.length > 0,
          subs: substitutions,
        };
      });
    }
  }
  return toMatcher(DictionaryMatcher);
}

class NoMatcher extends MatcherBaseClass {
  override match() {
    return [];
  }
}

const NONE = toMatcher(NoMatcher);

/** The matches have the pattern `dictionary`, for which the library itself computes the guesses, so `scoring` is not used. */
function toMatcher(Matching: Matcher['Matching']): Matcher {
  return {
    Matching,
    feedback: (_, match, isAlone = false) => wordFeedback(match, isAlone),
    scoring: () => 0,
  };
}

/** Groups the library's table by the first replacing character. */
function substitutionTable({ l33tTable }: Options): SubstitutionTable {
  const substitutions = Object.entries(l33tTable as Record<string, string[]>).flatMap(
    ([letter, replacements]) => replacements.map((substitution): Substitution => ({ letter, substitution })),
  );
  return Map.groupBy(substitutions, ({ substitution }) => substitution.charAt(0));
}
