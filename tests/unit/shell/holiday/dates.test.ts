import { expect, test } from 'vitest';
import { holiday } from '../../../../src/shell/holiday/dates.ts';
import { inTimeZones } from '../../support/time-zones.ts';

/** First day, last day, kind. */
const ROWS = [
  ['2026-02-14', '2026-02-14', 'valentine'],
  ['2026-03-17', '2026-03-17', 'st-patrick'],
  ['2026-04-26', '2026-04-27', 'kings-day'],
  ['2026-05-04', '2026-05-04', 'star-wars'],
  ['2026-05-25', '2026-05-25', 'towel-day'],
  ['2026-07-04', '2026-07-04', 'fourth-of-july'],
  ['2026-10-01', '2026-10-31', 'october'],
  ['2026-12-01', '2026-12-29', 'christmas'],
  ['2026-12-30', '2027-01-03', 'new-year'],
] as const;

/** Holidays that follow each other directly. */
const NEIGHBOURS: Record<string, string> = {
  'the end of christmas': 'new-year',
  'the start of new-year': 'christmas',
};

const at = (day: string, time: string) => new Date(`${day}T${time}`);
const before = (date: Date) => new Date(date.getTime() - 1000);
const after = (date: Date) => new Date(date.getTime() + 1000);

inTimeZones(() => {
  test.each(ROWS)('%s to %s is %s, from the first second to the last', (from, to, kind) => {
    const first = at(from, '00:00:00');
    const last = at(to, '23:59:59');
    expect(holiday(first)).toBe(kind);
    expect(holiday(last)).toBe(kind);
    expect(holiday(before(first))).toBe(NEIGHBOURS[`the start of ${kind}`]);
    expect(holiday(after(last))).toBe(NEIGHBOURS[`the end of ${kind}`]);
  });

  test('a leap day is not a holiday and does not shift others', () => {
    expect(holiday(at('2028-02-29', '12:00:00'))).toBeUndefined();
    expect(holiday(at('2028-03-17', '00:00:00'))).toBe('st-patrick');
  });

  test('new-year spans the turn of the year', () => {
    for (const year of [2026, 2027, 2028]) {
      expect(holiday(at(`${year}-12-31`, '23:59:59'))).toBe('new-year');
      expect(holiday(at(`${year + 1}-01-01`, '00:00:00'))).toBe('new-year');
    }
  });

  test('each holiday has the expected number of days in a year', () => {
    const counts: Record<string, number> = {};
    for (let day = new Date(2027, 0, 1, 12); day.getFullYear() === 2027; day.setDate(day.getDate() + 1)) {
      const kind = holiday(day) ?? 'none';
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(counts).toEqual({
      valentine: 1,
      'st-patrick': 1,
      'kings-day': 2,
      'star-wars': 1,
      'towel-day': 1,
      'fourth-of-july': 1,
      october: 31,
      christmas: 29,
      'new-year': 5,
      none: 293,
    });
  });
});
