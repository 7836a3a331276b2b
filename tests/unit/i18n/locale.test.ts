import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocale, LOCALES, startLocale } from '../../../src/i18n/locale.ts';

test('the product speaks the five languages of the specification, section 4', () => {
  expect(LOCALES).toEqual(['en', 'nl', 'de', 'pl', 'pt']);
});

test.each([
  ['nl', true],
  ['NL', false],
  ['fr', false],
  ['', false],
  ['length', false],
  ['constructor', false],
  [undefined, false],
  [null, false],
  [0, false],
  [['nl'], false],
])('%j is a language of the product: %s', (value, expected) => {
  expect(isLocale(value)).toBe(expected);
});

test.each([
  [
    'what was chosen on this page',
    { chosen: 'nl', attribute: 'de', cookie: 'pl', stored: 'pt', browser: 'en' },
    'nl',
  ],
  ['the word of the embedder', { attribute: 'de', cookie: 'pl', stored: 'pt', browser: 'nl' }, 'de'],
  ['the cookie', { cookie: 'pl', stored: 'pt', browser: 'nl' }, 'pl'],
  ['the storage', { stored: 'pt', browser: 'nl' }, 'pt'],
  ['the browser', { browser: 'nl' }, 'nl'],
  ['English at last', {}, 'en'],
  ['English where it was chosen', { cookie: 'en', stored: 'pt', browser: 'nl' }, 'en'],
  ['the next, where the choice is unknown', { chosen: 'fr', cookie: 'pl' }, 'pl'],
  ['the next, where the attribute is unknown', { attribute: 'de-AT', cookie: 'pl' }, 'pl'],
  ['the next, where the cookie is unknown', { cookie: 'klingon', stored: 'pt', browser: 'nl' }, 'pt'],
  ['the next, where the cookie holds no text', { cookie: 7, stored: 'pt' }, 'pt'],
  ['the next, where the storage is unknown', { stored: 'constructor', browser: 'de-DE' }, 'de'],
  ['English, where nothing is known', { chosen: '', cookie: null, stored: 'xx', browser: 'fr' }, 'en'],
])('the language to start with is %s', (_, from, expected) => {
  expect(startLocale(from)).toBe(expected);
});

test.each([
  ['nl', 'nl'],
  ['nl-BE', 'nl'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['pl-PL', 'pl'],
  ['pt-BR', 'pt'],
  ['pt', 'pt'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
  ['es', 'en'],
  ['p', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser in %j starts in %s', (browser, expected) => {
  expect(startLocale({ browser })).toBe(expected);
});

test('whatever the sources hold, the start is a language of the product and the first known one', () => {
  const value = fc.option(fc.constantFrom<unknown>(...LOCALES, 'fr', 'EN', '', 7, null, 'toString'), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.record({ chosen: value, attribute: value, cookie: value, stored: value }), (from) => {
      const order = [from.chosen, from.attribute, from.cookie, from.stored];
      expect(startLocale(from)).toBe(order.find((one) => LOCALES.includes(one as never)) ?? 'en');
    }),
  );
});
