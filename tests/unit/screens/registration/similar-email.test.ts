import { expect, test } from 'vitest';
import { similarEmail } from '../../../../src/screens/registration/similar-email.ts';

test.each([
  ['a character is missing', 'ada@gmal.com', 'ada@gmail.com'],
  ['a character is added', 'ada@gmaill.com', 'ada@gmail.com'],
  ['a character is replaced', 'ada@hotmaul.com', 'ada@hotmail.com'],
  ['two characters are swapped', 'ada@gmial.com', 'ada@gmail.com'],
  ['the last character is missing', 'ada@outlook.co', 'ada@outlook.com'],
  ['the top-level domain is misspelled', 'ada@gmail.con', 'ada@gmail.com'],
  ['it has capitals', 'Ada@Gmial.Com', 'Ada@gmail.com'],
  ['the name contains an @', '"a@b"@gmial.com', '"a@b"@gmail.com'],
])('a domain is corrected if %s', (_, typed, expected) => {
  expect(similarEmail(typed)).toBe(expected);
});

test.each([
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@mail.com',
  'ada@email.com',
  'ada@ymail.com',
  'ada@hotmail.nl',
  'ada@gmai.con',
  'ada@example.org',
  'ada@mx.de',
  'ada@o2.de',
  'ada@web.dk',
  'ada@hotmail.be',
  'ada@outlook.at',
  'ada@aon.com',
  '@gmial.com',
  'gmial.com',
  'ada@',
  '',
])('another address has no correction: %s', (typed) => {
  expect(similarEmail(typed)).toBeUndefined();
});
