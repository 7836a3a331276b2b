// @module-tag long
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createEstimator, type Estimator } from '../../../../../src/screens/set-password/strength/engine.ts';
import { loadEstimator } from '../../../../../src/screens/set-password/strength/estimate.ts';
import { common, mostCommon, rare, strong } from './samples.ts';

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
