import { normalize } from './normalize.ts';
import { createDictionary, type Dictionary } from './word-list.ts';

/** Shorter words ("de", "jr") occur in too many other words. */
const MIN_LENGTH = 3;
/** The maximum length of an email address (RFC 5321). Longer texts are truncated, because they would slow down the estimate. */
const MAX_LENGTH = 254;

/** Split a text into itself, the two sides of an address, words with hyphens, words without, and words without digits. */
const SEPARATORS = [/$/, /@/, /[\s.,_@]+/, /[^\p{L}\p{N}]+/u, /[^\p{L}]+/u];

/** Returns the words that an attacker who knows the texts tries first: the texts, their parts, and the parts without punctuation. */
export function userInputWords(userInputs: readonly string[]): string[] {
  const texts = userInputs.map((text) => text.normalize('NFKC').trim().toLowerCase().slice(0, MAX_LENGTH));
  const parts = SEPARATORS.flatMap((separator) => texts.flatMap((text) => text.split(separator)));
  const joined = parts.map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set([...parts, ...joined])].filter((word) => word.length >= MIN_LENGTH);
}

/** The words of {@link userInputWords} with their order as their rank. */
export function rankUserInputs(userInputs: readonly string[]): Dictionary {
  const ranks = createDictionary();
  for (const [index, word] of userInputWords(userInputs).entries()) ranks[normalize(word)] ??= index + 1;
  return ranks;
}
