import { useSyncExternalStore } from 'react';
import { onTimePassing } from '../browser/on-time-passing.ts';

/** A value that depends on the current date, and changes while the page is open. */
export function useCurrentDate<T extends string | undefined>(select: (today: Date) => T): T {
  const read = () => select(new Date());
  return useSyncExternalStore(onTimePassing, read, read);
}
