import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** East, middle and west: the hour there at noon UTC in June. Node follows the variable as it changes. */
const ZONES = { 'Pacific/Auckland': 0, 'Europe/Amsterdam': 14, 'America/Los_Angeles': 5 };

/** The same tests by the clocks of three people far apart. */
export function inTimeZones(describeTests: () => void): void {
  const former = process.env.TZ;
  describe.each(Object.entries(ZONES))('%s', (zone, hour) => {
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (former === undefined) delete process.env.TZ;
      else process.env.TZ = former;
    });
    test('the clock is that of the zone', () => {
      expect(new Date('2026-06-15T12:00:00Z').getHours()).toBe(hour);
    });
    describeTests();
  });
}
