import type { TranslationKeys } from '@zxcvbn-ts/core';
import type { MessageKey } from '../../../i18n/message.ts';

/** Except the code of a matcher that queries a server. */
type Code = Exclude<keyof TranslationKeys['warnings'], 'pwned'>;

/* The texts for the library's codes. The view translates them. */
const WARNINGS: Readonly<Record<Code, MessageKey>> = {
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
  userInputs: "Your details and this site's name are easy to guess.",
};

export const WARNING_TEXTS: readonly MessageKey[] = [...new Set(Object.values(WARNINGS))];

export const warningText = (code: string | null): MessageKey | undefined =>
  code !== null && Object.hasOwn(WARNINGS, code) ? WARNINGS[code as Code] : undefined;
