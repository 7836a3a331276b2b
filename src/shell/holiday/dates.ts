import { monthDay } from '../month-day.ts';

export type HolidayKind =
  | 'valentine'
  | 'st-patrick'
  | 'kings-day'
  | 'star-wars'
  | 'towel-day'
  | 'fourth-of-july'
  | 'october'
  | 'christmas'
  | 'new-year';

/** First and last day, both inclusive. The last period includes the turn of the year. */
const HOLIDAYS: readonly [from: number, to: number, kind: HolidayKind][] = [
  [214, 214, 'valentine'],
  [317, 317, 'st-patrick'],
  [426, 427, 'kings-day'],
  [504, 504, 'star-wars'],
  [525, 525, 'towel-day'],
  [704, 704, 'fourth-of-july'],
  [1001, 1031, 'october'],
  [1201, 1229, 'christmas'],
  [1230, 103, 'new-year'],
];

/** The holiday on this day in local time. */
export function holiday(date: Date): HolidayKind | undefined {
  const day = monthDay(date);
  return HOLIDAYS.find(([from, to]) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to,
  )?.[2];
}
