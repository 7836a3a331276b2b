import type { CodeForm } from '../../kit/code-edit.ts';
import { JOINED, legible, onlyCode, withoutEdges } from '../../kit/code-text.ts';
import { groupVoucher } from './group.ts';

/** The number of characters in a voucher code, without its hyphens. */
export const VOUCHER_LENGTH = 25;

/** They are easily confused, so no code contains them. */
const CONFUSABLE = /[IO01]/;

const GROUP = '[A-Z0-9]{5}';

/** Five groups of five with the same separator, which touch no word and are not part of a longer row of groups (D103). */
const CODE = new RegExp(
  `(?<![${JOINED}])${GROUP}([^\\p{L}\\p{N}]{0,3})(?:${GROUP}\\1){3}${GROUP}` +
    `(?!(?:\\1${GROUP})?[${JOINED}])(?!\\1${GROUP}(?![${JOINED}]))(?<!(?<![${JOINED}])(?:${GROUP}\\1){5}${GROUP})`,
  'gu',
);

/** Groups of five, of which the first and the last may be shorter, or single characters. */
const GROUPS = /^(?:\w{1,5}(?:[ -]\w{5})*(?:[ -]\w{1,5})?|\w(?:[ -]\w)*)$/;

export const VOUCHER_CODE: CodeForm = {
  length: VOUCHER_LENGTH,
  confusable: CONFUSABLE,
  find(raw) {
    const text = legible(raw);
    const found = text.match(CODE) ?? [];
    const dashed = found.filter((code) => code.includes('-'));
    // Words can have this form too, but not digits.
    const others = found.filter((code) => /\d/.test(code) || code === withoutEdges(text));
    return onlyCode(dashed.length > 0 ? dashed : others);
  },
  isPlain(raw) {
    const text = withoutEdges(legible(raw));
    if (!/^[A-Z0-9 -]*$/.test(text)) return false;
    const isComplete = text.replace(/[ -]/g, '').length === VOUCHER_LENGTH && /\d/.test(text);
    return !text.includes(' ') || (!CONFUSABLE.test(text) && (isComplete || GROUPS.test(text)));
  },
  characters: (raw) => legible(raw).replace(/[^A-HJ-NP-Z2-9]/g, ''),
  group: groupVoucher,
};

/** The characters of the code in a text, or of the part of one that it consists of. */
export function voucherCharacters(raw: string): string {
  const code = VOUCHER_CODE.find(raw);
  return VOUCHER_CODE.characters(code ?? (VOUCHER_CODE.isPlain(raw) ? raw : ''));
}
