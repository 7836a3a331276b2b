/** The value that a function returns; `undefined` if it throws, as a storage that is blocked does (D24). */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
