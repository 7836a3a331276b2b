import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalText } from '../../../src/contract/refusal-text.ts';
import { anyJson } from '../support/any-json.ts';

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
  [{ email: ['bad email'] }, 'bad email'],
  [{ email: ['Not known'], lastname: 'Too short.' }, 'Not known. Too short.'],
  [{ email: { code: 'E42', text: 'Not known.' } }, 'Not known.'],
  [{ errors: { Email: ['Not a valid address.'] }, title: 'One or more errors.' }, 'Not a valid address.'],
  [{ errors: [{ field: 'email', message: 'taken' }], message: 'Invalid.' }, 'taken'],
  [{ errors: [{ detail: 'Too long.', pointer: '#/firstname' }], title: 'Invalid.' }, 'Too long.'],
  [{ errors: ['Email has been taken'] }, 'Email has been taken'],
  [{ errors: ['E_LOCKED'], message: 'No.' }, 'No.'],
  [{ errors: [], message: 'No.' }, 'No.'],
  [{ detail: [{ loc: ['body', 'email'], msg: 'Not an address', input: 'Ada Lovelace' }] }, 'Not an address'],
  [{ email: ['Not known.'], email2: ['Not known.'] }, 'Not known.'],
  [{ a: 'One.', b: 'Two.', c: 'Three.', d: 'Four.', e: 'Five.', f: 'Six.' }, 'One. Two. Three. Four. Five.'],
  ...[
    { status: 'Not OK' },
    { code: 'E42', type: 'about:blank', instance: '/a/b', time: '2026-03-02 08:30:00' },
    { stack: 'Error: No.\n  at main (app.js:1:2)' },
    { page: 'A word. '.repeat(40) },
  ].map((odd): [unknown, undefined] => [odd, undefined]),
  ['', undefined],
  ['\u200b', undefined],
  [[], undefined],
  [null, undefined],
  [7, undefined],
])('the refusal %j says: %s', (error, text) => {
  expect(refusalText(error)).toBe(text);
});

test('the failure of a server says only what is in the fields for it', () => {
  expect(refusalText({ exception: 'Object reference not set.' }, false)).toBeUndefined();
  expect(refusalText({ errors: ['Not set.'], message: 'We broke it.' }, false)).toBe('We broke it.');
});

test('any value has a text or none', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const text = refusalText(value);
      expect(text === undefined || text.trim() !== '').toBe(true);
    }),
  );
});
