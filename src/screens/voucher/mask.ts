import { halfWidth } from '../../kit/half-width.ts';

/** The number of characters in a voucher code, without its hyphens. */
export const VOUCHER_LENGTH = 25;

/** Letters and digits except I, O, 0 and 1, which are easily confused. */
const ALPHABET = 'A-HJ-NP-Z2-9';
const NOT_ALLOWED = new RegExp(`[^${ALPHABET}]`, 'g');

/** Matches five groups of five that are not part of a longer word. */
const codeWithSeparator = (separator: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:[${ALPHABET}]{5}${separator}){4}[${ALPHABET}]{5}(?![\\p{L}\\p{N}])`, 'u');

const DASHED_CODE = codeWithSeparator('\\s{0,4}\\p{Pd}\\s{0,4}');
/** Five ordinary words of five letters match this too, so a dashed code takes precedence. */
const ANY_CODE = codeWithSeparator('[^\\p{L}\\p{N}]{0,4}');

/** Converts full-width characters to ASCII and a–z to upper case. `toUpperCase` alone would turn "ß" into "SS". */
const normalize = (raw: string): string => halfWidth(raw).replace(/[a-z]/g, (letter) => letter.toUpperCase());

const allowedCharacters = (raw: string): string =>
  normalize(raw).replace(NOT_ALLOWED, '').slice(0, VOUCHER_LENGTH);

function findCode(raw: string): RegExpExecArray | null {
  const text = normalize(raw);
  return DASHED_CODE.exec(text) ?? ANY_CODE.exec(text);
}

/** The characters of the complete code in a text ("Your code: …"), or else all allowed characters of the text. */
export const voucherCharacters = (raw: string): string => allowedCharacters(findCode(raw)?.[0] ?? raw);

/** Whether a text that is not a complete code has characters that are easily confused and that no code contains. */
export const hasConfusable = (raw: string): boolean => !findCode(raw) && /[IO01]/.test(normalize(raw));

/** Formats as `ABCDE-FGHJK-…`, without a hyphen at the end, which would get in the way of Backspace. */
export const groupVoucher = (characters: string): string => characters.replace(/(.{5})(?=.)/g, '$1-');

export interface InputState {
  text: string;
  caret: number;
}

/**
 * Returns what the field shows after an edit (D30: the caret stays where the person types or deletes). `previous` is the
 * text before the edit, `deletion` the direction in which the edit deleted, and `selected` the number of characters that it
 * replaced. A pasted complete code replaces the text.
 */
export function maskVoucher(
  previous: string,
  edited: InputState,
  deletion: 'backward' | 'forward' | undefined,
  selected = 0,
): InputState {
  const { text: raw, caret: rawCaret } = insertedCode(previous.length - selected, edited) ?? edited;
  let characters = voucherCharacters(raw);
  let before = allowedCharacters(raw.slice(findCode(raw)?.index, rawCaret)).length;

  // The mask would restore a deleted hyphen, and the key would have no effect: delete the character next to it instead.
  if (deletion && raw.length < previous.length && characters === voucherCharacters(previous)) {
    if (deletion === 'backward') before = Math.max(before - 1, 0);
    characters = characters.slice(0, before) + characters.slice(before + 1);
  }

  const text = groupVoucher(characters);
  const caret = groupVoucher(characters.slice(0, before)).length;
  // At a hyphen, the caret moves behind it after an insertion and stays in front of it after a deletion.
  return { text, caret: !deletion && text[caret] === '-' ? caret + 1 : caret };
}

/** The inserted part of an edited text, if it contains a complete code. `kept` characters were in the text before. */
function insertedCode(kept: number, { text, caret }: InputState): InputState | undefined {
  const start = Math.max(caret - (text.length - kept), 0);
  const inserted = text.slice(start, caret);
  return findCode(inserted) ? { text: inserted, caret: inserted.length } : undefined;
}
