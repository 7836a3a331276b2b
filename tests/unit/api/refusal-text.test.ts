import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalText } from '../../../src/api/refusal-text.ts';

test.each<[unknown, string | undefined]>([
  [' No. ', 'No.'],
  [{ message: 'No.' }, 'No.'],
  [{ error: 'No.' }, 'No.'],
  [{ title: 'Bad Request', status: 400, detail: 'No.' }, 'No.'],
  [{ type: 'about:blank', title: 'Bad Request' }, 'Bad Request'],
  [{ error: { message: 'No.' } }, 'No.'],
  [{ error: true, message: 'No.' }, 'No.'],
  [{ message: ' ', detail: 'No.' }, 'No.'],
  [['No.'], 'No.'],
  [['Too short', { message: 'Too common!' }, null, 7], 'Too short. Too common!'],
  [{ message: ['Too short.', 'Too common.'] }, 'Too short. Too common.'],
  [
    ['It says “No.”', 'Read (all of) it', 'Sie sagt: „Nein.“'],
    'It says “No.” Read (all of) it. Sie sagt: „Nein.“',
  ],
  [{ code: 7 }, undefined],
  [{ text: 'No.' }, undefined],
  ['', undefined],
  [[], undefined],
  [null, undefined],
  [7, undefined],
])('the refusal %j says: %s', (error, text) => {
  expect(refusalText(error)).toBe(text);
});

test('any value has a text or none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = refusalText(value);
      expect(text === undefined || text.trim() !== '').toBe(true);
    }),
  );
});
