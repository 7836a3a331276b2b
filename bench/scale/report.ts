import { exponent } from '../statistics.ts';
import { markdownTable } from '../table.ts';

/** Sizes and milliseconds. */
type Points = readonly (readonly [size: number, milliseconds: number])[];

/** One line of the table: the cost of one at each size, and how the whole cost grows. */
export const growthLine = (name: string, points: Points): string[] => [
  name,
  points.map(([size]) => size).join(', '),
  points.map(([size, milliseconds]) => (milliseconds / size).toFixed(2)).join(', '),
  points.map(([, milliseconds]) => milliseconds.toFixed(0)).join(', '),
  exponent(points).toFixed(2),
  growth(exponent(points)),
];

function growth(exponent: number): string {
  if (exponent < 0.2) return 'hardly';
  if (exponent < 0.8) return 'more slowly than the size';
  return exponent < 1.2 ? 'with the size' : 'faster than the size';
}

export const growthTable = (lines: readonly string[][]): string =>
  markdownTable(['what', 'sizes', 'ms for each', 'ms in all', 'exponent', 'grows'], lines);
