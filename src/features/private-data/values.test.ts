import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJson } from '../../../tests/unit/support/any-json.ts';
import { fieldsOf, fullName, listOf, toInlineText, toText } from './values.ts';

/** Every empty value a server can send. */
const EMPTY = [undefined, null, '', '  ', [], {}];

test.each<[unknown, string]>([
  ['text', 'text'],
  [' text ', 'text'],
  [4711, '4711'],
  [0, '0'],
  [true, 'true'],
  [false, 'false'],
  [['a', 1], '[\n  "a",\n  1\n]'],
  [{ a: { b: null } }, '{\n  "a": {\n    "b": null\n  }\n}'],
  ...EMPTY.map((value): [unknown, string] => [value, '']),
])('%j is displayed as %j', (value, text) => {
  expect(toText(value)).toBe(text);
});

test.each<[unknown, string]>([
  ['text', 'text'],
  [7, '7'],
  [true, 'true'],
  [['text'], ''],
  [{ text: 'text' }, ''],
  [null, ''],
])('the plain text of %j is %j', (value, text) => {
  expect(toInlineText(value)).toBe(text);
});

test.each<[unknown, object]>([
  [{ a: 1 }, { a: 1 }],
  ['text', { name: 'text' }],
  [0, { name: 0 }],
  [false, { name: false }],
  [['a'], { name: ['a'] }],
  ...EMPTY.map((value): [unknown, object] => [value, {}]),
])('the fields of %j are %j', (value, fields) => {
  expect(fieldsOf(value, 'name')).toEqual(fields);
});

test.each([
  [
    [1, null],
    [1, null],
  ],
  [{ a: 1 }, [{ a: 1 }]],
  ['text', ['text']],
  ...EMPTY.map((value): [unknown, unknown[]] => [value, []]),
])('the entries of %j are %j', (value, entries) => {
  expect(listOf(value)).toEqual(entries);
});

test('every JSON value is displayed unless it is empty', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const empty = EMPTY.some((each) => JSON.stringify(each) === JSON.stringify(value));
      const blank = typeof value === 'string' && value.trim() === '';
      expect(toText(value) === '').toBe(empty || blank);
    }),
  );
});

test.each([
  [{ firstname: 'Hanna', middlename: 'Maria', lastname: 'Lindqvist' }, 'Hanna Maria Lindqvist'],
  [{ firstname: 'Hanna', middlename: null, lastname: 'Lindqvist' }, 'Hanna Lindqvist'],
  [{ firstname: ' Hanna ', middlename: '  ', lastname: '' }, 'Hanna'],
  [{ firstname: 1815, lastname: 'Lindqvist' }, '1815 Lindqvist'],
  [{ firstname: ['Hanna'], middlename: { of: 'Maria' }, lastname: 'Lindqvist' }, 'Lindqvist'],
  [{ lastname: 'Lindqvist' }, 'Lindqvist'],
  [{}, ''],
])('the full name of %j is "%s"', (name, text) => {
  expect(fullName(name)).toBe(text);
});
