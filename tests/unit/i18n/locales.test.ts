import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { LOCALES_FOLDER, source, texts } from './texts.ts';

const ENGLISH = texts('en');

/** The `{{placeholders}}` of a text, sorted, because translations may order them differently. */
const placeholders = (text: unknown) => (String(text).match(/{{.*?}}/g) ?? []).sort();

test('the folder has exactly one file per language', () => {
  expect(readdirSync(LOCALES_FOLDER).sort()).toEqual(LOCALES.map((locale) => `${locale}.json`).sort());
});

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

test.each(['README.md', 'docs/requirements.md', 'CONTRIBUTING.md'])('%s names every language', (file) => {
  const page = readFileSync(file, 'utf8');
  const missing = LOCALES.map((locale) => NAMES.of(locale)).filter((name = '') => !page.includes(name));
  expect(missing).toEqual([]);
});

test('every English text is its own key', () => {
  expect(Object.entries(ENGLISH).filter(([key, text]) => key !== text)).toEqual([]);
});

/** The English errors that the specification gives have no full stop. */
const REQUIRED_ERROR =
  /^(incomplete[!:]|Please (fill in your|provide)|Password must|Passwords don't|This voucher can|You must agree|something went)/i;

describe.each(LOCALES)('%s.json', (locale) => {
  const table = texts(locale);
  const wrong = (isWrong: (text: string, key: string) => boolean) =>
    Object.entries(table).filter(([key, text]) => typeof text !== 'string' || isWrong(text, key));

  test('has the keys of the English file in the same order, each once', () => {
    expect(Object.keys(table)).toEqual(Object.keys(ENGLISH));
    const written = source(locale).match(/^ {2}"(?:[^"\\]|\\.)*":/gm) ?? [];
    expect(written).toHaveLength(Object.keys(table).length);
  });

  test('has no empty texts and no leading, trailing or double spaces', () => {
    expect(wrong((text) => text === '' || text !== text.trim() || / {2}/.test(text))).toEqual([]);
  });

  test('has the placeholders of the English file', () => {
    expect(wrong((text, key) => `${placeholders(text)}` !== `${placeholders(key)}`)).toEqual([]);
  });

  test('ends each text with the same punctuation as the English file, and an error with a full stop', () => {
    const mark = (text: string) => /[.:?!…]$/.exec(text)?.[0];
    const isError = (key: string) => locale !== 'en' && REQUIRED_ERROR.test(key);
    expect(wrong((text, key) => mark(text) !== (isError(key) ? '.' : mark(key)))).toEqual([]);
  });

  test('is in NFC and has no invisible characters', () => {
    expect(wrong((text) => text !== text.normalize('NFC') || /[\p{Cc}\p{Cf}]/u.test(text))).toEqual([]);
  });
});
