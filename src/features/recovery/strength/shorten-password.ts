/** Characters that are read. The rest of the password is ignored. */
const READ_LENGTH = 256;
/**
 * Characters that are estimated. The time grows more than quadratically with their number. A longer text without repeated
 * patterns is strong: to score less than 4, it would have to consist of at most three guessable parts.
 */
const ESTIMATED_LENGTH = 64;
/** Characters of a repeated pattern that are kept; at least two repetitions are. */
const REPEATED_LENGTH = 12;
/** A character repeated 12 times, 2 to 4 characters repeated 5 times, or 5 to 32 characters repeated 3 times. */
const REPEATED = /(.)\1{11,}|(.{2,4}?)\2{4,}|(.{5,32}?)\3{2,}/gs;

/**
 * Returns a text that is as hard to guess as the password, and short enough to estimate at once. Letters that are composed
 * differently or are full-width are read as the usual ones, and invisible characters are not read. A password of up to 64 such characters is returned unchanged.
 */
export function shortenPassword(password: string): string {
  const text = password
    .slice(0, READ_LENGTH)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  if (text.length <= ESTIMATED_LENGTH) return text;
  return text
    .replace(REPEATED, (_, ...groups: (string | undefined)[]) => {
      const pattern = groups.find((group) => typeof group === 'string') ?? '';
      return pattern.repeat(Math.max(2, Math.ceil(REPEATED_LENGTH / pattern.length)));
    })
    .slice(0, ESTIMATED_LENGTH);
}
