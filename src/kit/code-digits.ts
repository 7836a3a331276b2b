import type { CodeForm } from './code-edit.ts';
import { legible, onlyCode, WORD, withoutEdges } from './code-text.ts';

/** What stands between the parts of a number, a date or a time. */
const JOINT = "[ .,:/'’-]";

/** Matches six digits, or three and three, that are neither part of a longer number nor an amount. */
const CODE = new RegExp(
  `(?<![${WORD}+]|\\p{Sc} ?|\\d(?:${JOINT}|\\) ?|/ ))` +
    '\\d{3}[^\\p{L}\\p{N},:+]?\\d{3}' +
    `(?![${WORD}]| ?[\\p{Sc}%]|${JOINT}\\d)`,
  'gu',
);

/** Pairs with hyphens are dates. */
const ONLY_DIGITS = /^(?:\d*|\d{0,3}-\d{0,3}|\d(?:-\d)*)$/;

/** The six digits of a two-factor code (D7, D95). */
export const DIGIT_CODE: CodeForm = {
  length: 6,
  find: (raw) => onlyCode(legible(raw).match(CODE) ?? []),
  isPlain: (raw) => ONLY_DIGITS.test(withoutEdges(legible(raw)).replaceAll(' ', '')),
  characters: (raw) => legible(raw).replace(/\D/g, ''),
  group: (digits) => digits,
};
