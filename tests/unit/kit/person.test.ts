import { expect, test } from 'vitest';
import { fullName, shown } from '../../../src/kit/person.ts';

test.each([
  [{ firstname: 'Hanna', middlename: 'Maria', lastname: 'Lindqvist' }, 'Hanna Maria Lindqvist'],
  [{ firstname: 'Hanna', middlename: null, lastname: 'Lindqvist' }, 'Hanna Lindqvist'],
  [{ firstname: ' Hanna ', middlename: '  ', lastname: '' }, 'Hanna'],
  [{ lastname: 'Lindqvist' }, 'Lindqvist'],
  [{}, ''],
])('the full name of %j is "%s"', (name, text) => {
  expect(fullName(name)).toBe(text);
});

test.each([
  ['text', 'text'],
  [4711, '4711'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
])('%j is shown as "%s"', (value, text) => {
  expect(shown(value)).toBe(text);
});
