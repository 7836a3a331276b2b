import { expect, test } from 'vitest';
import { userInputWords } from '../../../../../src/screens/set-password/strength/user-input-words.ts';

test.each([
  ['Anna.Kowalska99@post.example', 'anna.kowalska99@post.example', 'the address'],
  ['Anna.Kowalska99@post.example', 'anna.kowalska99', 'its local part'],
  ['Anna.Kowalska99@post.example', 'annakowalska99', 'its local part in one word'],
  ['Anna.Kowalska99@post.example', 'kowalska99', 'a word of it'],
  ['Anna.Kowalska99@post.example', 'kowalska', 'a word without its number'],
  ['Anna.Kowalska99@post.example', 'post.example', 'its domain'],
  ['Jan de Vries-Bakker', 'jan de vries-bakker', 'the name'],
  ['Jan de Vries-Bakker', 'jandevriesbakker', 'the name in one word'],
  ['Jan de Vries-Bakker', 'vries-bakker', 'a double name'],
  ['Jan de Vries-Bakker', 'bakker', 'its second half'],
  ['Zoë Łukasz', 'łukasz', 'letters of any language'],
])('%s has the word %s: %s', (text, word) => {
  expect(userInputWords([text])).toContain(word);
});

test('parts of one or two letters are ignored', () => {
  expect(userInputWords(['Jan de B', 'a@b.cd', '', ' ', '@'])).toEqual([
    'jan de b',
    'a@b.cd',
    'b.cd',
    'jan',
    'jandeb',
    'abcd',
    'bcd',
  ]);
});

test('a very long text is cut', () => {
  expect(userInputWords(['ab '.repeat(10_000)]).join('').length).toBeLessThan(1_000);
});
