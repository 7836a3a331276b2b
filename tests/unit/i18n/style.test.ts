import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../src/i18n/locale.ts';
import { TRANSLATED, type Translated, texts } from './texts.ts';

/** The texts of a language that a pattern finds fault with. */
const found = (locale: Locale, pattern: RegExp) =>
  Object.values(texts(locale)).filter((text) => pattern.test(text));

/** The quotation marks of each language, and no other. */
const QUOTED: Record<Locale, RegExp> = {
  en: /“[^“”]+”/g,
  nl: /‘[^‘’]+’/g,
  de: /„[^„“]+“/g,
  pl: /„[^„”]+”/g,
  pt: /«[^«»]+»/g,
};

describe.each(LOCALES)('%s.json', (locale) => {
  test('quotes in the way of its language', () => {
    const quoting = found('en', /“/);
    const translated = Object.entries(texts(locale)).filter(([key]) => quoting.includes(key));
    expect(translated.length).toBeGreaterThan(3);
    for (const [key, text] of translated)
      expect(text.match(QUOTED[locale]), text).toHaveLength(key.match(QUOTED.en)?.length ?? 0);
    const unquoted = Object.values(texts(locale)).map((text) => text.replace(QUOTED[locale], ''));
    expect(unquoted.filter((text) => /["„“”«»‘`]|(?<!\p{L})['’]/u.test(text))).toEqual([]);
  });

  test('has no dots for an ellipsis and no hyphen for a dash', () => {
    expect(found(locale, /\.\.|\s-+\s/)).toEqual([]);
  });
});

describe.each(TRANSLATED)('%s.json', (locale) => {
  test('keeps a number with the word it counts', () => {
    expect(found(locale, /\d\u00a0\p{L}/u)).not.toEqual([]);
    expect(found(locale, /\d \p{L}/u)).toEqual([]);
  });
});

/** Words that address a person as a friend would, or that belong to another country. */
const WRONG: Record<Translated, RegExp> = {
  nl: /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|ihnen)(?!\p{L})/u,
  pl: /(?<!\p{L})(pan|pani|państwo|ty|ciebie|cię|ci|tobie|tobą|twój|twoj\p{L}*|twoi\p{L}*)(?!\p{L})/u,
  pt: /(?<!\p{L})(tu|te|ti|contigo|teus?|tuas?|vocês?|senhas?|usuári\p{L}*|cadastr\p{L}*|registro|arquivo|tela|aba|baixar|\p{L}+ndo)(?!\p{L})/iu,
};

test.each(TRANSLATED)('%s addresses people formally, in the words of its country', (locale) => {
  expect(found(locale, WRONG[locale])).toEqual([]);
});

test('German sets an ellipsis that stands for words apart, on the same line', () => {
  expect(found('de', /…/)).not.toEqual([]);
  expect(found('de', /(?<!\u00a0)…/)).toEqual([]);
});

test('no Polish line ends in a word of one letter', () => {
  expect(found('pl', /(?<!\p{L})\p{L}\u00a0/u)).not.toEqual([]);
  expect(found('pl', /(?<!\p{L})\p{L} /u)).toEqual([]);
});
