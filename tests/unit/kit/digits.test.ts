import { expect, test } from 'vitest';
import { asciiDigits } from '../../../src/kit/digits.ts';

test.each([
  ['a1 ٠١٢', 'a1 012'],
  ['², Ⅳ, 四', '², Ⅳ, 四'],
])('%j becomes %j', (text, expected) => {
  expect(asciiDigits(text)).toBe(expected);
});

test('a decimal digit of any script becomes one of 0–9', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  const converted = asciiDigits(all.join(''));
  expect(converted).toBe('0123456789'.repeat(all.length / 10));
});
