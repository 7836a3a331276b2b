import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenPassword } from '../../../../../src/screens/set-password/strength/shorten-password.ts';
import { anyText } from '../../../support/any-text.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!?$%&/()';

test('a password of up to 64 characters is kept', () => {
  for (const password of ['', 'short', 'a'.repeat(64), alphabet.slice(0, 64)])
    expect(shortenPassword(password)).toBe(password);
});

test('a longer password is cut to 64 characters', () => {
  expect(shortenPassword(alphabet)).toBe(alphabet.slice(0, 64));
});

test.each([
  ['one character', 'a'.repeat(300), 'a'.repeat(12)],
  ['two characters', 'ab'.repeat(128), 'ab'.repeat(6)],
  ['a date that begins with repeats', '11121991'.repeat(20), '11121991'.repeat(2)],
  ['a word', 'correcthorse'.repeat(20), 'correcthorsecorrecthorse'],
  ['two patterns in sequence', `${'a'.repeat(100)}${'b'.repeat(100)}`, `${'a'.repeat(12)}${'b'.repeat(12)}`],
  ['a pattern and random characters', `${'a'.repeat(100)}vG7#qLp2`, `${'a'.repeat(12)}vG7#qLp2`],
])('a repeated pattern is shortened: %s', (_, password, condensed) => {
  expect(shortenPassword(password)).toBe(condensed);
});

test('the result has at most 64 characters', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 500 }), (text, times) => {
      expect(shortenPassword(text.repeat(times)).length).toBeLessThanOrEqual(64);
    }),
  );
});

test('exactly 256 characters are read', () => {
  expect(shortenPassword(`${'a'.repeat(255)}bc`)).toBe(`${'a'.repeat(12)}b`);
  expect(shortenPassword(`${'a'.repeat(254)}bc`)).toBe(`${'a'.repeat(12)}bc`);
});
