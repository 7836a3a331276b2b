import { expect, test } from 'vitest';
import { greeting } from './greeting.view.tsx';

test.each([
  [22, 3, 'Good night, {{name}}'],
  [4, 11, 'Good morning, {{name}}'],
  [12, 17, 'Good afternoon, {{name}}'],
  [18, 21, 'Good evening, {{name}}'],
])('from %i h to %i h the greeting is "%s"', (first, last, text) => {
  const end = last < first ? last + 24 : last;
  for (let hour = first; hour <= end; hour += 1) expect(greeting(hour % 24)).toBe(text);
});
