import { type Matcher, MatcherBaseClass, type MatchOptions, type Options } from '@zxcvbn-ts/core';
import type { Change, Substitutions } from './find-words.ts';
import { fold } from './fold.ts';
import { search } from './search.ts';
import { wordFeedback } from './word-feedback.ts';
import { sorted, type WordList } from './word-list.ts';

/**
 * Our own search for words in the place of the library's four (zxcvbn-ts lets a custom matcher replace the one of the
 * same name). Its search for substitutions reads the whole password up to a hundred times over, which takes 100 ms for
 * 16 signs and seconds for 72 (https://github.com/zxcvbn-ts/zxcvbn/issues/228), it finds `constructor` in every list,
 * and its index of all words is built in one go. Word sequences are left out: any two words of a few short lists would
 * count as one ("summerjupiter": two guesses).
 */
export function wordMatchers(lists: readonly WordList[]): Record<string, Matcher> {
  return {
    dictionary: searchIn(lists, 'forwards'),
    dictionaryReverse: searchIn(lists, 'backwards'),
    dictionaryL33t: NONE,
    wordSequence: NONE,
  };
}

function searchIn(lists: readonly WordList[], direction: 'forwards' | 'backwards'): Matcher {
  const reversed = direction === 'backwards';

  class Search extends MatcherBaseClass {
    readonly substitutions: Substitutions;

    constructor(options: Options) {
      super(options);
      this.substitutions = reversed ? new Map() : substitutionsOf(options);
    }

    override match({ password, userInputsOptions }: MatchOptions) {
      const folded = fold(password);
      const text = reversed ? folded.split('').reverse().join('') : folded;
      const own = ownList(userInputsOptions?.rankedDictionary ?? {});
      const last = password.length - 1;
      return search([own, ...lists], text, this.substitutions).map(
        ({ from, to, word, kind, rank, changes }) => {
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
            l33t: changes.length > 0,
            subs: changes,
          };
        },
      );
    }
  }
  return matcher(Search);
}

class None extends MatcherBaseClass {
  override match() {
    return [];
  }
}

const NONE = matcher(None);

/** What is found has the pattern `dictionary`, for which the library counts the guesses. */
function matcher(Matching: Matcher['Matching']): Matcher {
  return {
    Matching,
    feedback: (_, match, isAlone = false) => wordFeedback(match, isAlone),
    scoring: () => 0,
  };
}

/** The words that are the person's own, by rank. */
function ownList(ranks: Record<string, number>): WordList {
  const byWord = new Map(Object.entries(ranks).map(([word, rank]) => [fold(word), rank]));
  const words = sorted(byWord.keys());
  return { words, entry: (index) => ({ kind: 'userInputs', rank: byWord.get(words[index] ?? '') ?? 1 }) };
}

/** The library's table by the first character of the sign. */
function substitutionsOf({ l33tTable }: Options): Substitutions {
  const changes = Object.entries(l33tTable as Record<string, string[]>).flatMap(([letter, signs]) =>
    signs.map((substitution): Change => ({ letter, substitution })),
  );
  return Map.groupBy(changes, ({ substitution }) => substitution.charAt(0));
}
