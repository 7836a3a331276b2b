import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../tests/unit/support/any-text.ts';
import { shortenPassword } from './shorten-password.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!?$%&/()';

test.each([
  ...['', 'short', 'a'.repeat(64), alphabet.slice(0, 64)].map((kept) => ['is kept', kept, kept]),
  ['is cut to 64 characters', alphabet, alphabet.slice(0, 64)],
  ['one character', 'a'.repeat(300), 'a'.repeat(12)],
  ['two characters', 'ab'.repeat(128), 'ab'.repeat(6)],
  ['a date that begins with repeats', '11121991'.repeat(20), '11121991'.repeat(2)],
  ['a word', 'correcthorse'.repeat(20), 'correcthorsecorrecthorse'],
  ['two patterns in sequence', `${'a'.repeat(100)}${'b'.repeat(100)}`, `${'a'.repeat(12)}${'b'.repeat(12)}`],
  ['a pattern and random characters', `${'a'.repeat(100)}vG7#qLp2`, `${'a'.repeat(12)}vG7#qLp2`],
  // Exactly 256 characters are read.
  ['the 256th character', `${'a'.repeat(255)}bc`, `${'a'.repeat(12)}b`],
  ['the 257th character', `${'a'.repeat(254)}bc`, `${'a'.repeat(12)}bc`],
])(
  'a password of up to 64 characters is kept, a longer one is cut, and a repeated pattern is shortened: %s',
  (_, password = '', condensed = '') => {
    expect(shortenPassword(password)).toBe(condensed);
  },
);

test('the result has at most 64 characters', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 500 }), (text, times) => {
      expect(shortenPassword(text.repeat(times)).length).toBeLessThanOrEqual(64);
    }),
  );
});
