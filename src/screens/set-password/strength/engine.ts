import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { MessageKey } from '../../../i18n/message.ts';
import { dictionaryMatchers } from './dictionary-matchers.ts';
import { warningText } from './feedback.ts';
import { shortenPassword } from './shorten-password.ts';
import { userInputList } from './user-input-words.ts';
import { type PackedWords, unpack, type WordList } from './word-list.ts';
import { createYieldToMain } from './yield-to-main.ts';

export interface Strength {
  score: 0 | 1 | 2 | 3 | 4;
  warning: MessageKey | undefined;
}

/** Takes a few milliseconds for any password. `userInputs` are texts that an attacker would try first. */
export type Estimator = (password: string, userInputs: readonly string[]) => Strength;

/** zxcvbn-ts with other dictionary matchers. Of its result, which contains the password, only score and feedback are returned. */
export async function createEstimator(packed: readonly PackedWords[]): Promise<Estimator> {
  const yieldToMain = createYieldToMain();
  const lists: WordList[] = [];
  for (const each of packed) lists.push(await unpack(each, yieldToMain));
  let own: WordList;
  const matchers = dictionaryMatchers(() => [own, ...lists]);
  const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs }, matchers);
  return (password, userInputs) => {
    own = userInputList(userInputs);
    const { score, feedback } = zxcvbn.check(shortenPassword(password));
    return { score, warning: warningText(feedback.warning) };
  };
}
