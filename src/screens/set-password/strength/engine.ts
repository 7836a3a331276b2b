import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { MessageKey } from '../../../i18n/message.ts';
import { dictionaryMatchers } from './dictionary-matchers.ts';
import { warningText } from './feedback.ts';
import { shortenPassword } from './shorten-password.ts';
import { userInputWords } from './user-input-words.ts';
import { type PackedWords, unpack } from './word-list.ts';
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
  const lists = [];
  for (const each of packed) lists.push(await unpack(each, yieldToMain));
  const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs }, dictionaryMatchers(lists));
  return (password, userInputs) => {
    const { score, feedback } = zxcvbn.check(shortenPassword(password), userInputWords(userInputs));
    return { score, warning: warningText(feedback.warning) };
  };
}
