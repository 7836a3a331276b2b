import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digits } from '../../../src/kit/digits.ts';
import { anyText } from '../support/any-text.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 1 2 3 – 4 5 6\n', '123456'],
  ['Your code: 123456.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['', ''],
  ['      ', ''],
  ['abc', ''],
  ['１２３４５６', '123456'],
  ['١٢٣', ''],
])('%j contains the digits %j', (raw, expected) => {
  expect(digits(raw, 6)).toBe(expected);
});

test('for any text, the result has only digits and at most the given number', () => {
  fc.assert(
    fc.property(anyText, fc.nat(10), (raw, count) => {
      expect(digits(raw, count)).toMatch(new RegExp(`^[0-9]{0,${count}}$`));
    }),
  );
});

test('for any text between the digits, a code is found', () => {
  const code = fc.integer({ min: 0, max: 999_999 }).map((number) => `${number}`.padStart(6, '0'));
  const between = anyText.map((text) => text.replace(/[0-9０-９]/g, ''));
  fc.assert(
    fc.property(code, fc.array(between, { minLength: 6, maxLength: 6 }), (wanted, gaps) => {
      const typed = [...wanted].map((digit, at) => `${gaps[at]}${digit}`).join('');
      expect(digits(typed, 6)).toBe(wanted);
    }),
  );
});
