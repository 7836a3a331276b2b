import { useSyncExternalStore } from 'react';

/** A value that depends on the current date. It is updated when the page becomes visible again, perhaps on another day. */
export const useCurrentDate = <T extends string | undefined>(select: (today: Date) => T): T =>
  useSyncExternalStore(onVisibilityChange, () => select(new Date()));

function onVisibilityChange(callback: () => void) {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
