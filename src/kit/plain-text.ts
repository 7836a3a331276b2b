/** Invisible characters that can reorder, hide or annotate other text. */
const FORMATTING =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const CONTROL = /[\p{Cc}\s]+/gu;

/**
 * Untrusted text as one line that is safe to show: without control and bidirectional characters, with white space collapsed,
 * and at most `limit` code points long, including the ellipsis of a shortened text.
 */
export function plainText(raw: string, limit: number): string {
  const characters = [...raw.toWellFormed().replace(FORMATTING, '').replace(CONTROL, ' ').trim()];
  return characters.length <= limit
    ? characters.join('')
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
