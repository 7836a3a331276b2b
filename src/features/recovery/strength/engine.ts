import { type Options, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { MessageKey } from '../../../i18n/message.ts';
import { warningText } from './feedback.ts';
import { normalize } from './normalize.ts';
import { shortenPassword } from './shorten-password.ts';
import { rankUserInputs } from './user-input-words.ts';
import { createDictionaries, type PackedWords, unpack } from './word-list.ts';
import { createYieldToMain } from './yield-to-main.ts';

export interface Strength {
  score: 0 | 1 | 2 | 3 | 4;
  warning: MessageKey | undefined;
}

/** Takes a few milliseconds for any password. `userInputs` are texts that an attacker would try first. */
export type Estimator = (password: string, userInputs: readonly string[]) => Strength;

/** Ways to read the characters of leetspeak. More take longer, and find no other words in common passwords. */
const MOST_READINGS = 5;

/** Of the result of zxcvbn-ts, which contains the password, only score and feedback are returned. */
export async function createEstimator(packed: readonly PackedWords[]): Promise<Estimator> {
  const { words, longest } = createDictionaries();
  const yieldToMain = createYieldToMain();
  for (const each of packed) await unpack(each, { words, longest }, yieldToMain);
  const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, l33tMaxSubstitutions: MOST_READINGS });
  // The library would build its own in one long task, and find `constructor` in each of them.
  const { options } = zxcvbn as unknown as { options: Options };
  options.rankedDictionaries = words;
  options.rankedDictionariesMaxWordSize = longest;
  options.getUserInputsOptions = () => undefined as never;
  return (password, userInputs) => {
    words.userInputs = rankUserInputs(userInputs);
    longest.userInputs = Math.max(0, ...Object.keys(words.userInputs).map(({ length }) => length));
    const { score, feedback } = zxcvbn.check(normalize(shortenPassword(password)));
    return { score, warning: warningText(feedback.warning) };
  };
}
