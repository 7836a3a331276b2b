import { afterAll, beforeAll, describe } from 'vitest';

/** Node applies a changed `TZ` at once. */
const ZONES = ['Pacific/Auckland', 'Europe/Amsterdam', 'America/Los_Angeles'];

/** Runs the same tests in three distant time zones. */
export function inTimeZones(describeTests: () => void): void {
  const original = process.env.TZ;
  describe.each(ZONES)('%s', (zone) => {
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (original === undefined) delete process.env.TZ;
      else process.env.TZ = original;
    });
    describeTests();
  });
}
