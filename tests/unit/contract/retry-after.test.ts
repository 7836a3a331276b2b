import { beforeEach, expect, test, vi } from 'vitest';
import { retryAfter } from '../../../src/contract/retry-after.ts';
import { steadyTime } from '../../../src/kit/clock.ts';

const NOW = Date.parse('2026-03-02T08:30:00Z');
const DAY = 86_400;
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const CLOCK = { Date: 'Mon, 02 Mar 2026 07:00:00 GMT' };

test.each<[string, number | undefined, headers?: Record<string, string>]>([
  ['1', 1],
  ['120', 120],
  [' 120 ', 120],
  ['007', 7],
  ['Mon, 02 Mar 2026 08:30:30 GMT', 30],
  // Without that clock, the clock of the browser can be wrong by any time, so nobody waits long for it.
  ['Mon, 02 Mar 2026 09:30:00 GMT', 60],
  // A date is relative to the clock of the server, which may be wrong.
  ['Mon, 02 Mar 2026 07:01:00 GMT', 60, CLOCK],
  ['86401', DAY],
  ['99999999999999999999999', DAY],
  ['Mon, 02 Mar 2026 08:00:00 GMT', 3600, CLOCK],
  ['Tue, 02 Mar 2027 08:30:00 GMT', DAY, CLOCK],
  ...['', '0', '-5', '1.5', 'soon'].map((odd): [string, undefined] => [odd, undefined]),
  ['Mon, 02 Mar 2026 08:30:00 GMT', undefined],
  ['Mon, 02 Mar 2026 08:00:00 GMT', undefined],
  ['Mon, 02 Mar 2026 06:59:59 GMT', undefined, CLOCK],
])('"Retry-After: %s" is a pause of %s seconds, at most a day', (header, seconds, others = {}) => {
  // The end of a pause does not depend on the clock, which can be set back.
  const pause = seconds && { seconds, retryAt: steadyTime() + seconds * 1000 };
  expect(retryAfter(new Headers({ 'Retry-After': header, ...others }), NOW)).toEqual(pause);
});

test('an answer without the header causes no pause', () => {
  expect(retryAfter(new Headers(), NOW)).toBeUndefined();
});
