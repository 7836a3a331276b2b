/** Characters of a new password. */
const MINIMUM_LENGTH = 8;

/** Counts what a person calls a character, not the units of a string. */
export const isTooShort = (password: string): boolean => [...password].length < MINIMUM_LENGTH;
