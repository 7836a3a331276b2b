import { useSyncExternalStore } from 'react';

/** A value that depends on the current date. It is updated when the page becomes visible again, perhaps on another day. */
export function useCurrentDate<T extends string | undefined>(select: (today: Date) => T): T {
  const read = () => select(new Date());
  return useSyncExternalStore(onVisibilityChange, read, read);
}

function onVisibilityChange(callback: () => void) {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
