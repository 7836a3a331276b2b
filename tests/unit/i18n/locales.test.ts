import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { LOCALES_FOLDER, source, texts } from './texts.ts';

const ENGLISH = texts('en');

/** The `{{places}}` of a text, in a fixed order: a translation may need another one. */
const places = (text: unknown) => (String(text).match(/{{.*?}}/g) ?? []).sort();

test('every language of the product has a file, and nothing else is there', () => {
  expect(readdirSync(LOCALES_FOLDER).sort()).toEqual(LOCALES.map((locale) => `${locale}.json`).sort());
});

test('in English every text is its own key', () => {
  expect(Object.entries(ENGLISH).filter(([key, text]) => key !== text)).toEqual([]);
});

describe.each(LOCALES)('%s.json', (locale) => {
  const table = texts(locale);
  const wrong = (isWrong: (text: string, key: string) => boolean) =>
    Object.entries(table).filter(([key, text]) => typeof text !== 'string' || isWrong(text, key));

  test('has the keys of the English file in the same order', () => {
    expect(Object.keys(table)).toEqual(Object.keys(ENGLISH));
  });

  test('has each key once', () => {
    const written = source(locale).match(/^ {2}"(?:[^"\\]|\\.)*":/gm) ?? [];
    expect(written).toHaveLength(Object.keys(table).length);
  });

  test('has texts, none of them empty', () => {
    expect(wrong((text) => text.trim() === '')).toEqual([]);
  });

  test('has no space around a text or twice within it', () => {
    expect(wrong((text) => text !== text.trim() || / {2}/.test(text))).toEqual([]);
  });

  test('has the same places to fill in every text', () => {
    expect(wrong((text, key) => `${places(text)}` !== `${places(key)}`)).toEqual([]);
  });

  test('ends a text with the mark the English one ends with', () => {
    const mark = (text: string) => /[.:?!…]$/.exec(text)?.[0];
    expect(wrong((text, key) => mark(text) !== mark(key))).toEqual([]);
  });

  test('is in composed characters, without invisible ones', () => {
    expect(wrong((text) => text !== text.normalize('NFC') || /[\p{Cc}\p{Cf}]/u.test(text))).toEqual([]);
  });
});
