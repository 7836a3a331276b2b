import { useSyncExternalStore } from 'react';

/** What the person's calendar says, looked at again when the page is: midnight may have passed meanwhile. */
export const useToday = <T extends string | undefined>(read: (today: Date) => T): T =>
  useSyncExternalStore(onVisit, () => read(new Date()));

function onVisit(look: () => void) {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
