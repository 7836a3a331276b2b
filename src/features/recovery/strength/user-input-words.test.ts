import { expect, test } from 'vitest';
import { userInputWords } from './user-input-words.ts';

const ADDRESS = 'Anna.Kowalska99@post.example';
const NAME = 'Jan de Vries-Bakker';

test.each([
  [
    ADDRESS,
    [
      'anna.kowalska99@post.example',
      'anna.kowalska99',
      'annakowalska99',
      'kowalska99',
      'kowalska',
      'post.example',
    ],
  ],
  [NAME, ['jan de vries-bakker', 'jandevriesbakker', 'vries-bakker', 'bakker']],
  ['Zoë Łukasz', ['łukasz']],
])('%s has the words %j', (text, words) => {
  expect(userInputWords([text])).toEqual(expect.arrayContaining(words));
});

test('parts of one or two letters are ignored', () => {
  const words = ['jan de b', 'a@b.cd', 'b.cd', 'jan', 'jandeb', 'abcd', 'bcd'];
  expect(userInputWords(['Jan de B', 'a@b.cd', '', ' ', '@'])).toEqual(words);
});

test('a very long text is cut', () => {
  expect(userInputWords(['ab '.repeat(10_000)]).join('').length).toBeLessThan(1_000);
});
