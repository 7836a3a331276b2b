import { expect, test } from 'vitest';
import { languageName, ownLanguageName } from '../../../src/i18n/language-name.ts';

test.each([
  ['en', 'de', 'German'],
  ['de', 'pl', 'Polnisch'],
  ['nl', 'pt-BR', 'Portugees (Brazilië)'],
  ['pt', 'pl', 'polaco'],
  ['en', 'not a code', 'not a code'],
  ['en', '', ''],
] as const)('in %s, the language %s is called "%s"', (locale, code, name) => {
  expect(languageName(locale, code)).toBe(name);
});

test.each([
  ['en', 'English'],
  ['pl', 'Polski'],
  ['pt', 'Português'],
  ['tr', 'Türkçe'],
  ['x', undefined],
  ['not a language', undefined],
  ['', undefined],
])('the own name of the language %j is "%s"', (code, name) => {
  expect(ownLanguageName(code)).toBe(name);
});
