import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now. `onChange` must be the same function in every render. */
export function useMedia(query: string, onChange?: () => void): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      const listener = () => {
        onChange?.();
        changed();
      };
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query, onChange],
  );
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, read);
}
