import { useState } from 'react';

/**
 * A number that changes whenever another value comes, as a key for the node that shows it: a new node is announced
 * again by a screen reader, the same text in the old node is not.
 */
export function useChangeCount(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value !== value) setSeen({ value, count: seen.count + 1 });
  return seen.count;
}
