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
  ['pt-BR', 'pt'],
  ['es', 'en'],
  ['p', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the browser language %j leads to %s', (browser, expected) => {
  expect(startLocale({ browser })).toBe(expected);
});

test('for any sources, the initial language is the first known one, or that of the browser', () => {
  const value = fc.option(fc.constantFrom<unknown>(...LOCALES, 'xx', 'EN', '', 7, null, 'toString'), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.record({ chosen: value, attribute: value, cookie: value, stored: value }), (from) => {
      const order = [from.chosen, from.attribute, from.cookie, from.stored];
      expect(startLocale({ ...from, browser: 'nl-BE' })).toBe(
        order.find((each) => LOCALES.includes(each as never)) ?? 'nl',
      );
    }),
  );
});
