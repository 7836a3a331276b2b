/** Characters that reorder, hide or annotate what stands around them, and nothing a reader would miss. */
const FORMATTING =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const CONTROL = /[\p{Cc}\s]+/gu;

/**
 * Foreign text made safe to show as a line of our own page: no control or bidirectional characters, white space folded,
 * at most `limit` characters (whole code points; a cut ends in an ellipsis that counts).
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
