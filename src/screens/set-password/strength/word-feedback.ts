import type { FeedbackType, MatchEstimated } from '@zxcvbn-ts/core';

/** The library's feedback for words. A custom matcher has to return it itself. */
export function wordFeedback(match: MatchEstimated, isAlone: boolean): FeedbackType {
  return { warning: warningAbout(match, isAlone), suggestions: [] };
}

function warningAbout(match: MatchEstimated, isAlone: boolean): string | null {
  switch (match.dictionaryName) {
    case 'passwords':
      if (isAlone && !match.l33t && !match.reversed) return match.rank <= 100 ? 'topHundred' : 'common';
      return match.guessesLog10 <= 4 ? 'similarToCommon' : null;
    case 'names':
      return isAlone ? 'namesByThemselves' : 'commonNames';
    case 'userInputs':
      return 'userInputs';
    default:
      return isAlone ? 'wordByItself' : null;
  }
}
