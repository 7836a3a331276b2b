import { asciiDigits } from './digits.ts';
import { withoutShapeless } from './text.ts';

/** For a class of a regular expression: what never touches a code (D103). */
export const JOINED = '\\p{L}\\p{N}@-';

/** A text in the characters of codes: A–Z also for a–z and full-width letters, 0–9 for all digits, `-` for all dashes. */
export const legible = (raw: string): string =>
  asciiDigits(withoutShapeless(raw).replace(/\s+/g, ' '))
    .replace(/[\p{Pd}\u2212_]/gu, '-')
    .replace(/[a-zＡ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC').toUpperCase());

/** A text without the punctuation around it, except what never touches a code, and without spaces around its hyphens. */
export const withoutEdges = (text: string): string =>
  text.replace(/^(?:[^\P{P}@-]| )+|(?:[^\P{P}@-]| )+$/gu, '').replace(/ ?- ?/g, '-');

/** The characters of the code that is found, if it is the only one in the text. */
export function onlyCode(found: readonly string[]): string | undefined {
  const [code, ...others] = new Set(found.map((each) => each.replace(/[^A-Z0-9]/g, '')));
  return others.length === 0 ? code : undefined;
}
