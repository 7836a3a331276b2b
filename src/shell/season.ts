import { monthDay } from './month-day.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The first day of each (specification, section 4 "Time of day"). */
const STARTS: readonly [from: number, season: Season][] = [
  [1221, 'winter'],
  [921, 'autumn'],
  [621, 'summer'],
  [321, 'spring'],
];

/** By the date alone: the hemisphere is not known. */
export function season(date: Date): Season {
  const day = monthDay(date);
  return STARTS.find(([from]) => day >= from)?.[1] ?? 'winter';
}
