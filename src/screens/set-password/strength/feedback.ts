import type { TranslationKeys } from '@zxcvbn-ts/core';
import type { MessageKey } from '../../../i18n/message.ts';

type Codes<Group extends 'warnings' | 'suggestions'> = Readonly<
  Record<Exclude<keyof TranslationKeys[Group], Unused>, MessageKey>
>;
/** Codes for a matcher that queries a server, for word sequences and for an empty password. */
type Unused = 'pwned' | 'useWords' | 'noNeed';

/* The texts for the library's codes. The view translates them. */
const WARNINGS: Codes<'warnings'> = {
  straightRow: 'Straight rows of keys are easy to guess.',
  keyPattern: 'Short keyboard patterns are easy to guess.',
  simpleRepeat: 'Repeated characters like “aaa” are easy to guess.',
  extendedRepeat: 'Repeated patterns like “abcabcabc” are easy to guess.',
  sequences: 'Sequences like “abc” or “6543” are easy to guess.',
  recentYears: 'Recent years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: 'This is one of the most used passwords.',
  topHundred: 'This is one of the most used passwords.',
  common: 'This is a commonly used password.',
  similarToCommon: 'This is similar to a commonly used password.',
  wordByItself: 'A single word is easy to guess.',
  namesByThemselves: 'A single name is easy to guess.',
  commonNames: 'Common names are easy to guess.',
  userInputs: 'Your name, your email address and the name of this site are easy to guess.',
};

const SUGGESTIONS: Codes<'suggestions'> = {
  l33t: 'Avoid predictable substitutions like “@” for “a”.',
  reverseWords: 'Avoid words spelled backwards.',
  allUppercase: 'Capitalize some letters, but not all of them.',
  capitalization: 'Capitalize more than the first letter.',
  dates: 'Avoid dates and years that have to do with you.',
  recentYears: 'Avoid recent years.',
  associatedYears: 'Avoid dates and years that have to do with you.',
  sequences: 'Avoid common sequences of characters.',
  repeated: 'Avoid repeated words and characters.',
  longerKeyboardPattern: 'Use longer keyboard patterns that change direction several times.',
  anotherWord: 'Add more words that are less common.',
};

/** All warnings, and all suggestions. */
export const FEEDBACK = [WARNINGS, SUGGESTIONS].map((texts) => [...new Set(Object.values(texts))]);

export const warningText = (code: string | null): MessageKey | undefined => textOf(WARNINGS, code);

export const suggestionTexts = (codes: readonly string[]): MessageKey[] =>
  codes.map((code) => textOf(SUGGESTIONS, code)).filter((text) => text !== undefined);

function textOf(texts: Readonly<Record<string, MessageKey>>, code: string | null): MessageKey | undefined {
  return code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined;
}
