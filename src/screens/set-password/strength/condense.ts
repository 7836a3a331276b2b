/** Characters that are read (specification, section 9). */
const READ = 256;
/**
 * Characters that are estimated. The work grows with the square of their number and more. Whatever is longer and not a
 * repeated pattern is strong: to score less than 4 it would have to consist of three guessable parts at most.
 */
const ESTIMATED = 64;
/** Of a repeated pattern so many characters stay, or two rounds of it. */
const REPEATED = 12;
/** A character twelve times, a short pattern five times, a longer one three times. */
const PATTERN = /(.)\1{11,}|(.{2,4}?)\2{4,}|(.{5,32}?)\3{2,}/gs;

/** A text as hard to guess as the password and short enough to estimate at once; up to 64 characters, the password. */
export function condense(password: string): string {
  const text = password.slice(0, READ);
  if (text.length <= ESTIMATED) return text;
  return text
    .replace(PATTERN, (_, ...groups: (string | undefined)[]) => {
      const once = groups.find((group) => typeof group === 'string') ?? '';
      return once.repeat(Math.max(2, Math.ceil(REPEATED / once.length)));
    })
    .slice(0, ESTIMATED);
}
