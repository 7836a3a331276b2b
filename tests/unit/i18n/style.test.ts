import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../src/i18n/locale.ts';
import { TRANSLATED, texts } from './texts.ts';
import { QUOTED, WRONG_WORDS } from './wording.ts';

/** The texts of a language that match a pattern. */
const matching = (locale: Locale, pattern: RegExp) =>
  Object.values(texts(locale)).filter((text) => pattern.test(text));

describe.each(LOCALES)('%s.json', (locale) => {
  test('uses the quotation marks of its language', () => {
    const quoting = matching('en', /“/);
    const translated = Object.entries(texts(locale)).filter(([key]) => quoting.includes(key));
    expect(translated.length).toBeGreaterThan(2);
    for (const [key, text] of translated)
      expect(text.match(QUOTED[locale]), text).toHaveLength(key.match(QUOTED.en)?.length ?? 0);
    const unquoted = Object.values(texts(locale)).map((text) => text.replace(QUOTED[locale], ''));
    expect(unquoted.filter((text) => /["„“”«»‘`]|(?<!\p{L})['’]/u.test(text))).toEqual([]);
  });

  test('has no hyphen at which a line could break after a number, or as a dash, and no dots as an ellipsis', () => {
    expect(matching(locale, /\d-\p{L}|\.\.|\s-+\s/u)).toEqual([]);
  });
});

describe.each(TRANSLATED)('%s.json', (locale) => {
  test('has no line break between a number and its noun', () => {
    expect(matching(locale, /\d\u00a0\p{L}/u)).not.toEqual([]);
    expect(matching(locale, /\d \p{L}/u)).toEqual([]);
  });

  // The label keeps the plain hyphen, which people type and password managers look for.
  test('has no line break after the first letter of "e-mail"', () => {
    const label = texts(locale)['Email address'] ?? '';
    const hasWord = /e-mail/i.test(label);
    expect(matching(locale, /e\u2011mail/i).length > 0).toBe(hasWord);
    expect(matching(locale, /e-mail/i)).toEqual(hasWord ? [label] : []);
  });

  test('is formal, uses the words of its regional variant, and begins sentences with a capital letter', () => {
    expect(matching(locale, WRONG_WORDS[locale])).toEqual([]);
    expect(matching(locale, /^\p{Ll}\S* \S+ \S/u)).toEqual([]);
  });
});

test('a German ellipsis follows a non-breaking space', () => {
  expect(matching('de', /…/)).not.toEqual([]);
  expect(matching('de', /(?<!\u00a0)…/)).toEqual([]);
});

test('a one-letter Polish word is followed by a non-breaking space', () => {
  expect(matching('pl', /(?<!\p{L})\p{L}\u00a0/u)).not.toEqual([]);
  expect(matching('pl', /(?<!\p{L})\p{L} /u)).toEqual([]);
});

test('English spells "email", except in the texts that the specification gives', () => {
  expect(matching('en', /e-mail/i)).toEqual([
    'Please enter your e-mail address:',
    'Please provide your e-mail address!',
  ]);
});
