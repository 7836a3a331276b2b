import { expect, test } from 'vitest';
import { exponent, median, quantile } from '../../../bench/statistics.ts';

test('the median is the middle value, or the mean of the two in the middle, and leaves the values unsorted', () => {
  const values = Object.freeze([9, 1, 5]);
  expect(median(values)).toBe(5);
  expect(median([10, 2, 4, 3])).toBe(3.5);
});

test('a quartile between two values is interpolated, and a single value is each of its quartiles', () => {
  expect([0.25, 0.75].map((share) => quantile([4, 1, 3, 2, 5], share))).toEqual([2, 4]);
  expect([0.25, 0.75].map((share) => quantile([1, 2, 3, 4], share))).toEqual([1.75, 3.25]);
  expect([0, 0.25, 0.5, 1].map((share) => quantile([7], share))).toEqual([7, 7, 7, 7]);
});

test('without values, or with one that is missing, there is no median', () => {
  expect(median([])).toBeNaN();
  expect(median([Number.NaN, Number.NaN])).toBeNaN();
});

test.each([
  ['constant', 0, () => 5],
  ['linear', 1, (size: number) => 3 * size],
  ['quadratic', 2, (size: number) => 0.1 * size * size],
])('the exponent of a %s cost is %i', (_growth, expected, cost) => {
  expect(exponent([250, 500, 1000].map((size) => [size, cost(size)]))).toBeCloseTo(expected);
});

test('a fixed cost lowers the exponent of a linear one', () => {
  const points = [250, 500, 1000].map((size) => [size, size + 200] as const);
  expect(exponent(points)).toBeGreaterThan(0.5);
  expect(exponent(points)).toBeLessThan(1);
});
