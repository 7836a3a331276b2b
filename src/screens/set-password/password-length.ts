/** In characters. */
export const MINIMUM_LENGTH = 8;

/** Counts code points, not UTF-16 units. */
export const isTooShort = (password: string): boolean => [...password].length < MINIMUM_LENGTH;
