import { beforeEach, expect, test, vi } from 'vitest';
import { dateOf, steadyTime } from '../../../src/kit/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** The clock of the computer is set, and the other one goes on. */
const setClock = (difference: number) => vi.setSystemTime(Date.now() + difference);

/** How far the time advances in what follows. */
function advanceIn(change: () => void): number {
  const start = steadyTime();
  change();
  return steadyTime() - start;
}

test('it advances with the clock', () => {
  expect(advanceIn(() => vi.advanceTimersByTime(MINUTE))).toBe(MINUTE);
});

test.each<[what: string, changes: readonly number[], advance: number]>([
  ['set back once', [-HOUR], 0],
  ['set back twice', [-HOUR, -HOUR], 0],
  ['set forward, as after sleep', [HOUR], HOUR],
  ['set forward and back', [HOUR, -HOUR], HOUR],
])('it never goes back, even if the clock is %s', (_, changes, advance) => {
  const advances = changes.map((change) => advanceIn(() => setClock(change)));
  expect(Math.min(...advances)).toBeGreaterThanOrEqual(0);
  expect(advances.reduce((sum, each) => sum + each)).toBe(advance);
});

test('a small difference between both clocks adds up to nothing', () => {
  const advance = advanceIn(() => {
    for (let count = 0; count < 100; count++) {
      setClock(count % 2 ? 16 : -16);
      steadyTime();
    }
  });
  expect(advance).toBe(0);
});

test('a time is shown as the clock shows it, even if it was set back before', () => {
  setClock(-HOUR);
  const time = steadyTime();
  expect(dateOf(time)).toBe(Date.now());
  setClock(-HOUR);
  steadyTime();
  expect(dateOf(time)).toBe(Date.now());
});
