export type StorageName = 'localStorage' | 'sessionStorage';

/** The storage may be blocked (D24). Then nothing is found. */
export function readStorage(name: StorageName, key: string): string | undefined {
  try {
    return globalThis[name].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Removes the key if the value is `undefined`. Does nothing if the storage is blocked or full. */
export function writeStorage(name: StorageName, key: string, value: string | undefined): void {
  try {
    if (value === undefined) globalThis[name].removeItem(key);
    else globalThis[name].setItem(key, value);
  } catch {
    // A choice then lasts for the page.
  }
}
