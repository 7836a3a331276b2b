import { expect, test } from 'vitest';
import { isolate } from '../../../src/kit/isolate.ts';

test.each(['Ada', 'Zażółć 12', 'ada@example.org', '{{name}}', '日本', 'Ada\u200d', ''])(
  'a text that is written from left to right stays: "%s"',
  (text) => {
    expect(isolate(text)).toBe(text);
  },
);

test.each([
  ['Hebrew', 'דוד'],
  ['Arabic', 'Ada عمر'],
  ['Arabic digits', '٣'],
  ['Thaana', 'އާމިނާ'],
  ['an Arabic presentation form', '\ufb50'],
  ['Adlam', '\u{1e900}'],
  ['a mark', 'Ada\u200f'],
])('a text with %s is isolated', (_, text) => {
  expect(isolate(text)).toBe(`\u2068${text}\u2069`);
});

test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'what could reach beyond the text is removed: %j',
  (character) => {
    expect(isolate(`A${character}da`)).toBe('Ada');
    expect(isolate(`${character}דוד`)).toBe('\u2068דוד\u2069');
  },
);
