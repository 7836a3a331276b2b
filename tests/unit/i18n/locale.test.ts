import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocale, LOCALES, startLocale } from '../../../src/i18n/locale.ts';

test.each([
  ['nl', true],
  ['length', false],
  ['constructor', false],
  [['nl'], false],
])('%j is one of the languages: %s', (value, expected) => {
  expect(isLocale(value)).toBe(expected);
});

test.each([
  ['de', 'de'],
  ['DE-ch', 'de'],
  ['nld', 'nl'],
  ['nds', 'en'],
  ['pt-BR', 'pt'],
  ['es', 'en'],
  ['p', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the browser language %j leads to %s', (browser, expected) => {
  expect(startLocale({ browser })).toBe(expected);
});

test.each([
  [{ chosen: 'de', attribute: 'pl', cookie: 'nl' }, 'nl'],
  [{ stored: 'de', page: 'en-GB', browser: 'nl' }, 'en'],
  [{ attribute: 'de', browser: 'fr' }, 'nl'],
])('of the languages nl and en, %j leads to %s', (from, expected) => {
  expect(startLocale(from, ['nl', 'en'])).toBe(expected);
});

test('for any sources, the initial language is the first that is offered, or else the first offer', () => {
  const tag = fc.constantFrom<unknown>(...LOCALES, 'xx', 'EN', 'nl-NL', '', 7, null, 'toString', ['nl'], {
    toString: 1,
  });
  const value = fc.option(tag, { nil: undefined });
  const offers = fc.subarray([...LOCALES], { minLength: 1 });
  fc.assert(
    fc.property(
      fc.record({
        chosen: value,
        attribute: value,
        cookie: value,
        stored: value,
        page: value,
        browser: value,
      }),
      offers,
      (from, languages) => {
        const order = [from.chosen, from.attribute, from.cookie, from.stored, from.page, from.browser];
        const texts = order
          .filter((each) => typeof each === 'string')
          .map((text) => text.slice(0, 2).toLowerCase());
        expect(startLocale(from, languages)).toBe(
          texts.find((text) => languages.includes(text as never)) ?? languages[0],
        );
      },
    ),
  );
});
