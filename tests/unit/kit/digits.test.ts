import { expect, test } from 'vitest';
import { asciiDigits } from '../../../src/kit/digits.ts';

test.each([
  ['a1 ٠١٢٣٤٥٦٧٨٩', 'a1 0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  // Five groups without a gap between them.
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
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
