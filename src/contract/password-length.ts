import type { Message } from '../i18n/message.ts';

/** In characters. */
export const MINIMUM_LENGTH = 8;
const HIGHEST_MINIMUM = 64;

/** The minimum that the server announces, if it is a whole number from 8 to 64. */
export function minimumLength(announced: string | number | undefined): number {
  const length = Number(announced ?? MINIMUM_LENGTH);
  if (Number.isInteger(length) && length >= MINIMUM_LENGTH && length <= HIGHEST_MINIMUM) return length;
  console.warn(
    `passwordminlength is not a number from ${MINIMUM_LENGTH} to ${HIGHEST_MINIMUM}, so it is ignored.`,
  );
  return MINIMUM_LENGTH;
}

/** Counts code points, not UTF-16 units. */
export const isTooShort = (password: string, minimum: number): boolean => [...password].length < minimum;

/** The requirements give the text of the usual minimum. */
export const tooShortMessage = (minimum: number): Message =>
  minimum === MINIMUM_LENGTH
    ? 'Password must be at least 8 characters long'
    : { key: 'Password must be at least {{count}} characters long', parameters: { count: minimum } };

export const lengthHint = (minimum: number): Message =>
  minimum === MINIMUM_LENGTH
    ? 'At least 8 characters'
    : { key: 'At least {{count}} characters', parameters: { count: minimum } };
