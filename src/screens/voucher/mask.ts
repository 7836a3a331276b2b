/** Characters of a voucher code without its hyphens, and of one of its groups (specification, section 9). */
export const VOUCHER_LENGTH = 25;
const GROUP = 5;

/** Letters and digits except I, O, 0 and 1, which are read as one another (section 5). */
const NOT_ALLOWED = /[^A-HJ-NP-Z2-9]/g;

/** A whole code in the midst of other words: five groups, with dashes, or whatever is no letter and no digit, between them. */
const WHOLE = ['\\s{0,4}\\p{Pd}\\s{0,4}', '[^\\p{L}\\p{N}]{0,4}'].map(
  (between) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:[A-HJ-NP-Z2-9]{5}${between}){4}[A-HJ-NP-Z2-9]{5}(?![\\p{L}\\p{N}])`,
      'u',
    ),
);

export interface MaskedText {
  text: string;
  /** Where the person's next character goes. */
  caret: number;
}

/** Upper case and half width, character by character: a "ß" must not become two letters of a code. */
const folded = (raw: string): string =>
  raw
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());

const allowed = (raw: string): string => folded(raw).replace(NOT_ALLOWED, '').slice(0, VOUCHER_LENGTH);

/** Where a whole code stands in a text. */
function wholeCode(raw: string): { start: number; code: string } | undefined {
  const text = folded(raw);
  const [found] = WHOLE.flatMap((pattern) => pattern.exec(text) ?? []);
  return found === undefined ? undefined : { start: text.indexOf(found), code: found };
}

/**
 * The characters of a code in any text: a whole code out of the words around it ("Your code: …"), else every character
 * that is allowed. Another case, full width, and the signs in a code or around it are no matter.
 */
export const voucherCharacters = (raw: string): string => allowed(wholeCode(raw)?.code ?? raw);

/** `ABCDE-FGHJK-…`; a hyphen stands only where something follows it, so that it is never in the way of deleting. */
export const groupVoucher = (characters: string): string => characters.replace(/(.{5})(?=.)/g, '$1-');

/**
 * What a field shows after an edit, and where the caret goes (D30). `former` is what it showed before; `deletes` says in
 * which direction the edit took something away. Deleting a hyphen takes the character behind it along: the hyphen alone
 * would come back, and the key would seem dead. A whole code that is put in replaces what was there.
 */
export function maskVoucher(
  former: string,
  edited: MaskedText,
  deletes: 'backward' | 'forward' | undefined,
): MaskedText {
  const { text: raw, caret } = inserted(former, edited);
  const start = wholeCode(raw)?.start ?? 0;
  let characters = voucherCharacters(raw);
  let before = allowed(raw.slice(start, Math.max(caret, start))).length;
  const onlyHyphen = deletes && raw.length < former.length && characters === voucherCharacters(former);
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

/** What was put in, where that alone is a whole code; else the whole edit. */
function inserted(former: string, edited: MaskedText): MaskedText {
  const { text, caret } = edited;
  const added = text.slice(Math.max(caret - Math.max(text.length - former.length, 0), 0), caret);
  return wholeCode(added) ? { text: added, caret: added.length } : edited;
}
