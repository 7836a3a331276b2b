import { asciiDigits } from './digits.ts';

/** For a class of a regular expression: what belongs to a word or number in scripts that put spaces between words. */
export const WORD = '\\p{Lu}\\p{Ll}\\p{N}';

const SHAPELESS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** A text in the characters of codes: A–Z also for a–z and full-width letters, 0–9 for all digits, `-` for all dashes. */
export const legible = (raw: string): string =>
  asciiDigits(
    raw
      .replace(SHAPELESS, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
    .replace(/ ?[\p{Pd}\u2212_] ?/gu, '-')
    .replace(/[a-zＡ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC').toUpperCase());

/** A text without the punctuation around it. */
export const withoutEdges = (text: string): string => text.replace(/^[\p{P} ]+|[\p{P} ]+$/gu, '');

/** The characters of the code that is found, if it is the only one in the text. */
export function onlyCode(found: readonly string[]): string | undefined {
  const [code, ...others] = new Set(found.map((each) => each.replace(/[^A-Z0-9]/g, '')));
  return others.length === 0 ? code : undefined;
}
