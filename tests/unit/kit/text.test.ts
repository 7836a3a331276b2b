import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../src/kit/plain-text.ts';
import { withoutShapeless, withoutUnseen } from '../../../src/kit/text.ts';
import { trimUnseen } from '../../../src/kit/trim-unseen.ts';
import { anyText } from '../support/any-text.ts';

test.each([
  ['plain words are kept', 'Your account is locked.', 'Your account is locked.'],
  ['white space is collapsed and trimmed', '  a \t\r\n b\u00a0\u2003c  ', 'a b c'],
  ['line and paragraph separators are white space', 'a\u2028b\u2029c\u0085d', 'a b c d'],
  ['control characters become one space', 'a\u0000\u0007\u001b[31mb\u007fc\u009fd', 'a [31mb c d'],
  ['bidirectional overrides and isolates are removed', 'a\u202eb\u202d\u2066c\u2069\u202cd', 'abcd'],
  ['direction marks are removed', 'a\u200eb\u200fc\u061cd', 'abcd'],
  ['invisible characters are removed', 'a\u200bb\u2060c\ufeffd\u00ade', 'abcde'],
  ['tag characters are removed', 'a\u{e0041}\u{e007f}b', 'ab'],
  ['interlinear annotations are removed', 'a\ufff9b\ufffac\ufffbd', 'abcd'],
  ['joiners are kept', 'می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
  ['right-to-left letters are kept', 'שלום مرحبا', 'שלום مرحبا'],
  ['a lone surrogate is replaced', 'a\ud83db\ude00', 'a\ufffdb\ufffd'],
  ['markup is kept as text', '<b>a</b> &amp;', '<b>a</b> &amp;'],
  ['a text without readable characters becomes empty', ' \u200b\u202e\n\u0000 ', ''],
])('%s', (_, raw, expected) => {
  expect(plainText(raw, 300)).toBe(expected);
});

test.each([
  ['abcde', 5, 'abcde'],
  ['abcdef', 5, 'abcd…'],
  ['abc def', 5, 'abc…'],
  ['😀😀😀😀😀', 5, '😀😀😀😀😀'],
  ['😀😀😀😀😀😀', 5, '😀😀😀😀…'],
  ['ab', 1, '…'],
  ['a\u202eb\u202ec\u202ed\u202ee', 5, 'abcde'],
])('%j truncated to %d characters is %j', (raw, limit, expected) => {
  expect(plainText(raw, limit)).toBe(expected);
});

const FORBIDDEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
const trickyText = fc.oneof(
  anyText,
  fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '\u0000', '\u202e', '\u2066', '\u200b', '😀', '\ud800'),
  }),
);

test('for any text, the result is short enough, well formed, trimmed, without removed characters, and stays the same', () => {
  fc.assert(
    fc.property(trickyText, fc.integer({ min: 1, max: 20 }), (raw, limit) => {
      const line = plainText(raw, limit);
      expect([...line].length).toBeLessThanOrEqual(limit);
      expect(line.isWellFormed()).toBe(true);
      expect(line).toBe(line.trim());
      expect(line).not.toMatch(FORBIDDEN);
      expect(line).not.toMatch(/ {2}/);
      expect(plainText(line, limit)).toBe(line);
    }),
    { numRuns: 400 },
  );
});

const UNSEEN = [
  ...'\u00a0\t\n\u0000\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200c\u200d\u200e\u2060\u2800\u3164\ufe0f\ufeff\uffa0\u{e0041}',
];

test.each(UNSEEN.map((character) => [character.codePointAt(0)?.toString(16).padStart(4, '0'), character]))(
  'U+%s is not part of a text',
  (_, unseen = '') => {
    expect(withoutUnseen(`${unseen}a${unseen}b${unseen}`)).toBe('ab');
    expect(withoutShapeless(`${unseen}a${unseen}b${unseen}`)).toBe(
      /\s/.test(unseen) && unseen !== '\ufeff' ? `a${unseen}b` : 'ab',
    );
    expect(trimUnseen(`${unseen}a${unseen}b${unseen}`)).toBe(`a${unseen}b`);
    expect(trimUnseen(unseen)).toBe('');
  },
);

test('a long text without visible characters takes no time', () => {
  const start = performance.now();
  trimUnseen(`${' '.repeat(200_000)}`);
  trimUnseen(`a${'\u200b'.repeat(200_000)}b${' '.repeat(200_000)}`);
  expect(performance.now() - start).toBeLessThan(500);
});
