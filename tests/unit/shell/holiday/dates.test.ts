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

  test('a leap day is not a holiday and does not shift others, and new-year spans the turn of the year', () => {
    expect(holiday(at('2028-02-29', '12:00:00'))).toBeUndefined();
    expect(holiday(at('2028-03-17', '00:00:00'))).toBe('st-patrick');
    for (const time of ['2028-12-31T23:59:59', '2029-01-01T00:00:00'])
      expect(holiday(new Date(time))).toBe('new-year');
  });

  test('no other day of a year is a holiday', () => {
    let days = 0;
    for (let day = new Date(2027, 0, 1, 12); day.getFullYear() === 2027; day.setDate(day.getDate() + 1))
      if (holiday(day)) days += 1;
    expect(days).toBe(1 + 1 + 2 + 1 + 1 + 1 + 31 + 29 + 5);
  });
});
