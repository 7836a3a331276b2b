import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Time zones with their hour at noon UTC in June. Node applies a changed `TZ` at once. */
const ZONES = { 'Pacific/Auckland': 0, 'Europe/Amsterdam': 14, 'America/Los_Angeles': 5 };

/** Runs the same tests in three distant time zones. */
export function inTimeZones(describeTests: () => void): void {
  const original = process.env.TZ;
  describe.each(Object.entries(ZONES))('%s', (zone, hour) => {
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (original === undefined) delete process.env.TZ;
      else process.env.TZ = original;
    });
    test('the clock uses this time zone', () => {
      expect(new Date('2026-06-15T12:00:00Z').getHours()).toBe(hour);
    });
    describeTests();
  });
}
