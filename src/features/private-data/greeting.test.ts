import { expect, test } from 'vitest';
import { greeting } from './greeting.view.tsx';
import { timeOfDay } from './time-of-day.ts';

test.each([
  [22, 3, 'night', 'Good night, {{name}}'],
  [4, 11, 'morning', 'Good morning, {{name}}'],
  [12, 17, 'afternoon', 'Good afternoon, {{name}}'],
  [18, 21, 'evening', 'Good evening, {{name}}'],
])('from %i h to %i h it is %s, and the greeting is "%s"', (first, last, part, text) => {
  const end = last < first ? last + 24 : last;
  for (let hour = first; hour <= end; hour += 1)
    expect([timeOfDay(hour % 24), greeting(hour % 24)]).toEqual([part, text]);
});
