import { expect, test } from 'vitest';
import { timeOfDay } from '../../../../src/screens/private-data/time-of-day.ts';

const HOURS = [
  ...[22, 23, 0, 1, 2, 3].map((hour) => [hour, 'night'] as const),
  ...[4, 5, 6, 7, 8, 9, 10, 11].map((hour) => [hour, 'morning'] as const),
  ...[12, 13, 14, 15, 16, 17].map((hour) => [hour, 'afternoon'] as const),
  ...[18, 19, 20, 21].map((hour) => [hour, 'evening'] as const),
];

test('the table covers every hour of the day', () => {
  expect(new Set(HOURS.map(([hour]) => hour)).size).toBe(24);
});

test.each(HOURS)('%i h is %s', (hour, part) => {
  expect(timeOfDay(hour)).toBe(part);
});
