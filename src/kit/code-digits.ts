import type { CodeForm } from './code-edit.ts';
import { legible, onlyCode, withoutEdges } from './code-text.ts';

/** What stands between the parts of a number, a date or a time. */
const JOINT = "(?:[ .,:/'’-]| - )";

/** Matches six digits, or three and three, that are neither part of a longer number nor an amount. */
const GROUP =
  `(?<![\\p{L}\\p{N}+]|\\p{Sc} ?|\\d(?:${JOINT}|\\) ?|/ ))` +
  '\\d{3}(?: ?- ?|[ .])?\\d{3}' +
  `(?![\\p{L}\\p{N}]| ?[\\p{Sc}%]|${JOINT}\\d)`;
const GROUPS = new RegExp(GROUP, 'gu');

/** What is beside a code that stands alone (D103), and a full stop that is not inside a word. */
const EDGE = '[\\s:："\'„‚「」\\p{Pi}\\p{Pf}]';
const ALONE = new RegExp(
  `(?<=^|${EDGE}|(?<![\\p{L}\\p{N}])[.。])${GROUP}(?=$|${EDGE}|[.。](?![\\p{L}\\p{N}]))`,
  'u',
);

/** Pairs with hyphens are dates. */
const ONLY_DIGITS = /^(?:\d*|\d{0,3}-\d{0,3}|\d(?:-\d)*)$/;

/** The six digits of a two-factor code (D7, D95). */
export const DIGIT_CODE: CodeForm = {
  length: 6,
  find(raw) {
    const text = legible(raw);
    return ALONE.test(text) ? onlyCode(text.match(GROUPS) ?? []) : undefined;
  },
  isPlain: (raw) => ONLY_DIGITS.test(withoutEdges(legible(raw)).replaceAll(' ', '')),
  characters: (raw) => legible(raw).replace(/\D/g, ''),
  group: (digits) => digits,
};
