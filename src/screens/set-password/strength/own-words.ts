/** Shorter ones ("de", "jr") are part of so many words that they say nothing. */
const SHORTEST = 3;
/** An e-mail address is not longer (RFC 5321), and a name that is does not slow anybody down. */
const LONGEST = 254;

/** The whole, the two sides of an address, its words with and without hyphens, and without numbers. */
const BORDERS = [/$/, /@/, /[\s.,_@]+/, /[^\p{L}\p{N}]+/u, /[^\p{L}]+/u];

/** What an attacker who knows the person tries first: their address and names, the parts, and those in one word. */
export function ownWords(own: readonly string[]): string[] {
  const texts = own.map((text) => text.trim().toLowerCase().slice(0, LONGEST));
  const parts = BORDERS.flatMap((border) => texts.flatMap((text) => text.split(border)));
  const joined = parts.map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set([...parts, ...joined])].filter((word) => word.length >= SHORTEST);
}
