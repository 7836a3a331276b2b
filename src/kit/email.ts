import { withoutShapeless } from './text.ts';

const IN_BRACKETS = /[<\p{Ps}][^<>\p{Ps}\p{Pe}@]*@[^<>\p{Ps}\p{Pe}@]*[>\p{Pe}]/gu;

/** White space, quotation marks, brackets, and what ends a phrase, in any language. */
const MARKS = '[\\s<>"\'`…\\p{Terminal_Punctuation}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}]';
const MARK = new RegExp(MARKS, 'u');
/** A domain can be an IP address in brackets. */
const UP_TO_LAST_OTHER = new RegExp(`^.*(?:(?!${MARKS}).|\\](?<=@\\[[^\\]]*\\]))`, 'su');

/**
 * The email address in what a person typed or pasted (D87): in half-width characters, without what has no shape, and without what
 * mail programs and people add, such as `mailto:`, `Ada <…>;` and quotation marks. White space inside stays (D102), and several addresses
 * stay several. No format is checked.
 */
export function readEmail(raw: string): string {
  const text = withoutShapeless(halfWidth(raw)).normalize('NFC');
  const [inBrackets, ...others] = new Set((text.match(IN_BRACKETS) ?? []).map(bare));
  return others.length > 0 ? text : (inBrackets ?? bare(text));
}

/** A label such as `E-Mail:`, or the bullet of a list. */
const LABEL = /^[^@"]*[:•]/u;

/** The address for a link. Empty if it has a space, which would be read as a plus sign (D63); the journey keeps the address. */
export const emailForQuery = (raw: string): string => readEmail(raw).replace(/.* .*/su, '');

/** Without marks at both ends, and without `mailto:` or a label. */
function bare(text: string): string {
  const [kept = ''] = UP_TO_LAST_OTHER.exec(text) ?? [];
  // An address can begin with these marks. Those of a pair are around it.
  const own = /["'`}]/.test(text.slice(kept.length)) ? '!?' : '!?"\'`{';
  const start = [...kept].findIndex((character) => !MARK.test(character) || own.includes(character));
  const address = kept.slice(start);
  const rest = address.replace(/^mailto:([^?]*).*/is, '$1').replace(LABEL, '');
  return rest === address ? address : bare(rest);
}

/** Converts the full-width characters that East Asian input methods insert (Ａ, １) to ASCII. */
const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
