import { expect, test } from 'vitest';
import { meantEmail } from '../../../src/kit/meant-email.ts';

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
  expect(meantEmail(typed)).toBe(expected);
});

test.each([
  ['inside', 'a b@example.org', 'ab@example.org'],
  ['before the @', 'ada @example.org', 'ada@example.org'],
  ['after the @, with a typing error', 'ada@ gmial.com', 'ada@gmail.com'],
  ['that is not a space', 'a\u00a0\u3000b@exam\nple.org', 'ab@example.org'],
  ['in the domain only, beside a name in quotation marks', '"a b"@exam ple.org', '"a b"@example.org'],
])('white space is removed %s', (_, typed, expected) => {
  expect(meantEmail(typed)).toBe(expected);
});

test.each([
  ['a capital with a dot', '\u0130zmir@example.org', 'izmir@example.org'],
  ['a small letter without one', '\u0131rmak@example.org', 'irmak@example.org'],
  ['in the domain', 'ada@gma\u0131l.com', 'ada@gmail.com'],
  ['in the domain, as Chromium sends it', 'ada@xn--gmal-nza.com', 'ada@gmail.com'],
  ['in capitals, as Chromium sends it', `ada@${new URL('http://GMA\u0130L.com').hostname}`, 'ada@gmail.com'],
])('a letter of a Turkish keyboard is an i: %s', (_, typed, expected) => {
  expect(meantEmail(typed)).toBe(expected);
});

test('an apostrophe of a text program is a straight one', () => {
  expect(meantEmail('a.o\u2019neill@example.org')).toBe("a.o'neill@example.org");
  expect(meantEmail("a.o'neill@example.org")).toBeUndefined();
});

test.each([
  'ada@gmail.com',
  '"john doe"@example.org',
  'ada@bücher.example',
  'ada@xn--bcher-kva.example',
  'a@example.org b@example.org',
  'ada lovelace',
  'ırmak',
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
])('nothing looks wrong, or it is not one address: %s', (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});
