import { useState } from 'react';

/**
 * Counts how often the value changes. Use it as the `key` of the element that shows the value: screen readers announce a new
 * element even if its text is the same.
 */
export function useChangeCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value !== value) setLast({ value, count: last.count + 1 });
  return last.count;
}
