import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { MessageKey } from '../../../i18n/message.ts';
import { condense } from './condense.ts';
import { suggestionTexts, warningText } from './feedback.ts';
import { wordMatchers } from './matchers.ts';
import { ownWords } from './own-words.ts';
import { createPause } from './pause.ts';
import { type PackedWords, unpack } from './word-list.ts';

export interface Strength {
  score: 0 | 1 | 2 | 3 | 4;
  warning: MessageKey | undefined;
  suggestions: MessageKey[];
}

/** Takes a few milliseconds, whatever the password. `own`: the person's address and names, the name of the site. */
export type Estimator = (password: string, own: readonly string[]) => Strength;

/** zxcvbn-ts with our search for words. Its result holds the password and the parts of it; they end here. */
export async function createEstimator(packed: readonly PackedWords[]): Promise<Estimator> {
  const pause = createPause();
  const lists = [];
  for (const each of packed) lists.push(await unpack(each, pause));
  const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs }, wordMatchers(lists));
  return (password, own) => {
    const { score, feedback } = zxcvbn.check(condense(password), ownWords(own));
    return {
      score,
      warning: warningText(feedback.warning),
      suggestions: suggestionTexts(feedback.suggestions),
    };
  };
}
