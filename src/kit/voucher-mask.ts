/** Characters of a voucher code without its hyphens, and of one of its groups (specification, section 9). */
export const VOUCHER_LENGTH = 25;
const GROUP = 5;

/** Letters and digits except I, O, 0 and 1, which are read as one another (section 5). */
const NOT_ALLOWED = /[^A-HJ-NP-Z2-9]/g;

export interface MaskedText {
  text: string;
  /** Where the person's next character goes. */
  caret: number;
}

/** The characters of a code in any text: another case, hyphens, spaces and the punctuation around a pasted code are no matter. */
export const voucherCharacters = (raw: string): string =>
  // Only ASCII is made upper case: a "ß" must not become two letters of a code.
  raw
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(NOT_ALLOWED, '')
    .slice(0, VOUCHER_LENGTH);

/** `ABCDE-FGHJK-…`; a hyphen stands only where something follows it, so that it is never in the way of deleting. */
export const groupVoucher = (characters: string): string => characters.replace(/(.{5})(?=.)/g, '$1-');

/**
 * What a field shows after an edit, and where the caret goes (D30). `former` is what it showed before; `deletes` says in
 * which direction the edit took something away. Deleting a hyphen takes the character behind it along: the hyphen alone
 * would come back, and the key would seem dead.
 */
export function maskVoucher(
  former: string,
  edited: MaskedText,
  deletes: 'backward' | 'forward' | undefined,
): MaskedText {
  let characters = voucherCharacters(edited.text);
  let before = voucherCharacters(edited.text.slice(0, edited.caret)).length;
  const onlyHyphen =
    deletes && edited.text.length < former.length && characters === voucherCharacters(former);
  if (onlyHyphen) {
    const at = deletes === 'backward' ? before - 1 : before;
    characters = characters.slice(0, Math.max(at, 0)) + characters.slice(at + 1);
    before = Math.max(deletes === 'backward' ? at : before, 0);
  }
  const text = groupVoucher(characters);
  // After a deletion the caret stays before a hyphen, after an insertion it passes it.
  const hyphens = Math.floor((deletes ? Math.max(before - 1, 0) : before) / GROUP);
  return { text, caret: Math.min(before + hyphens, text.length) };
}
