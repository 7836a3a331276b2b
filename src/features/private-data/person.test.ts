import { expect, test } from 'vitest';
import { fullName } from './person.ts';

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
