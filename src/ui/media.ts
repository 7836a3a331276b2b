import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '../browser/listen.ts';

/** Whether a media query matches now; `false` if there is no window to ask, as in jsdom. `onChange` must be the same function in every render. */
export function useMedia(query: string, onChange?: () => void): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia?.(query);
      const listener = () => {
        onChange?.();
        changed();
      };
      return list ? listen(list, listener, 'change') : () => {};
    },
    [query, onChange],
  );
  const read = () => globalThis.matchMedia?.(query).matches ?? false;
  return useSyncExternalStore(subscribe, read, read);
}
