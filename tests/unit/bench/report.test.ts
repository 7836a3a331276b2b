import { expect, test } from 'vitest';
import { growthLine, leftoverTable } from '../../../bench/scale/report.ts';
import { ratios, startUpTable } from '../../../bench/start-up/report.ts';
import type { Figures } from '../../../bench/start-up/visit.ts';

const figures = (usable: number, others: Partial<Figures> = {}): Figures => ({
  usable,
  painted: usable,
  ready: Number.NaN,
  script: 10,
  hydration: Number.NaN,
  bytes: 51_300,
  requests: 2,
  shift: 0,
  ...others,
});

/** The machine is twice as slow in the second round, for all pages. */
const ROUNDS = [
  { floor: figures(1000), ours: figures(600, { ready: 1100 }) },
  { floor: figures(2000), ours: figures(1200, { ready: 2400 }) },
].map((pages) => new Map(Object.entries(pages)));

test('a ratio compares two pages of the same round', () => {
  expect(ratios(ROUNDS, 'ours', 'usable', 'floor')).toEqual([0.6, 0.6]);
  expect(ratios(ROUNDS, 'ours', 'ready', 'floor')).toEqual([1.1, 1.2]);
});

test('the table shows ratios with quartiles, and leaves a cell empty if a page has no such figure', () => {
  const [, , floor, ours] = startUpTable(['floor', 'ours'], ROUNDS, 'floor')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(floor?.slice(1, 5)).toEqual(['floor', '1.00 (1.00–1.00)', '', '1500 ms']);
  expect(ours?.slice(1, 5)).toEqual(['ours', '0.60 (0.60–0.60)', '1.15 (1.13–1.18)', '900 ms']);
  expect(ours?.slice(-4, -1)).toEqual(['51.3 kB', '2', '0.000']);
});

test('a line of growth shows the cost of one at each size, and the exponent', () => {
  const line = ['entries', '250, 500, 1000', '2.00, 2.00, 2.00', '500, 1000, 2000', '1.00', 'with the size'];
  expect(
    growthLine('entries', [
      [250, 500],
      [500, 1000],
      [1000, 2000],
    ]),
  ).toEqual(line);
});

test.each([
  [[10, 10, 11], 'hardly'],
  [[10, 14, 20], 'more slowly than the size'],
  [[10, 40, 160], 'faster than the size'],
])('a cost of %j for one, two and four grows %s', (costs, growth) => {
  const points = costs.map((cost, index) => [2 ** index, cost] as const);
  expect(growthLine('x', points).at(-1)).toBe(growth);
});

test('what mounts leave behind is shown for each size', () => {
  const table = leftoverTable([[50, { milliseconds: 900, heap: 12_300, nodes: 4, listeners: 0 }]]);
  expect(table.split('\n').at(-1)?.replaceAll(/ +/g, ' ')).toBe('| 50 | 12 kB | 4 | 0 |');
});
