/** Shorter ones ("de", "jr") are part of so many words that they say nothing. */
const SHORTEST = 3;
/** An e-mail address is not longer (RFC 5321), and a name that is does not slow anybody down. */
const LONGEST = 254;

/** The whole, the two sides of an address, their words and numbers, their words. */
const BORDERS = [/$/, /@/, /[^\p{L}\p{N}]+/u, /[^\p{L}]+/u];

/**
 * What an attacker who knows the person tries first: their address and names, as they are and without spaces, and the
 * parts of each.
 */
export function ownWords(own: readonly string[]): string[] {
  const texts = own.map((text) => text.trim().toLowerCase().slice(0, LONGEST));
  const words = [
    ...BORDERS.flatMap((border) => texts.flatMap((text) => text.split(border))),
    ...texts.map((text) => text.replace(/\s+/g, '')),
  ];
  return [...new Set(words)].filter((word) => word.length >= SHORTEST);
}
