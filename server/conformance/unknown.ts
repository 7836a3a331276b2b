/* Values that no server knows, so that a check changes nothing. */
import { randomBytes, randomInt } from 'node:crypto';

export const UNKNOWN = 'unknown-to-everybody';
/** A percent sign without digits, which cannot be decoded. */
export const MALFORMED = '%E0%A4%A';
/** A query that finds everything, for a database that takes objects. Only together with the address of a test account. */
export const QUERY = { $ne: '' };
/** Finds everything in a database if a server puts the text into a query. Only for data that anybody can read. */
export const INJECTED = ["x' OR '1'='1", 'x" OR "1"="1'];
/** Ends a text in such a query, which is then not valid. */
export const QUOTES = `x'"`;
/** RFC 2606 reserves `.invalid`, so no email can be delivered. Another address each time, so that no limit of one is reached. */
export const unknownEmail = (isLong = false) =>
  `nobody-${randomBytes(isLong ? 28 : 6).toString('hex')}@login-portal.invalid`;

/** With letters beyond ASCII. */
export const NAME = { firstname: 'Zoë', lastname: 'Łukasiewicz' };

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of the right form that is not a voucher: there are 32^25. */
export function unknownVoucher(): string {
  const code = Array.from({ length: 25 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return code.replace(/.{5}(?!$)/g, '$&-');
}

/**
 * Long, with outer spaces and with letters beyond ASCII, which some servers change before they compute a hash. The first 72
 * characters are 72 bytes.
 */
export const newPassword = () => ` Quay-${randomBytes(54).toString('base64url')} Größe `;

/** As short as a server allows, and of small letters only, because a server must not ask for others. */
export const shortPassword = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('');

/** In fewer characters, only times or numbers differ. */
export const LEAST_VARYING = 12;

/** How many characters of a random text differ from another one, from the first difference to the last. */
export function varying(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end;
}
