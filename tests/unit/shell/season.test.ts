import { expect, test } from 'vitest';
import { season } from '../../../src/shell/season.ts';
import { inTimeZones } from '../support/time-zones.ts';

/** A season starts on the 21st of March, June, September or December. */
const STARTS = [
  ['03-21', 'winter', 'spring'],
  ['06-21', 'spring', 'summer'],
  ['09-21', 'summer', 'autumn'],
  ['12-21', 'autumn', 'winter'],
] as const;

inTimeZones(() => {
  test.each(STARTS)('on %s at midnight, %s becomes %s', (day, previous, next) => {
    for (const year of [2026, 2028]) {
      const start = new Date(`${year}-${day}T00:00:00`);
      expect(season(new Date(start.getTime() - 1000))).toBe(previous);
      expect(season(start)).toBe(next);
    }
  });

  test.each(['2026-12-31T23:59:59', '2027-01-01T00:00:00', '2028-02-29T12:00:00'])(
    '%s is in winter',
    (time) => {
      expect(season(new Date(time))).toBe('winter');
    },
  );
});
