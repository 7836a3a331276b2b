import { monthDay } from './month-day.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The first day of each season, latest first. */
const STARTS: readonly [from: number, season: Season][] = [
  [1221, 'winter'],
  [921, 'autumn'],
  [621, 'summer'],
  [321, 'spring'],
];

/** The season of the northern hemisphere, because the location is not known. */
export function season(date: Date): Season {
  const day = monthDay(date);
  return STARTS.find(([from]) => day >= from)?.[1] ?? 'winter';
}
