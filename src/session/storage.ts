import { attempt } from '../kit/attempt.ts';

export type StorageName = 'localStorage' | 'sessionStorage';

/** The storage may be blocked (D24). Then nothing is found. */
export const readStorage = (name: StorageName, key: string): string | undefined =>
  attempt(() => globalThis[name].getItem(key)) ?? undefined;

/** Removes the key if the value is `undefined`. Does nothing if the storage is blocked or full: a choice then lasts for the page. */
export function writeStorage(name: StorageName, key: string, value: string | undefined): void {
  attempt(() =>
    value === undefined ? globalThis[name].removeItem(key) : globalThis[name].setItem(key, value),
  );
}
