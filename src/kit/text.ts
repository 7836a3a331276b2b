/** For a class of a regular expression: control and formatting characters, fillers and the blank of Braille (D87). */
const SHAPELESS = '\\0-\\x08\\x0e-\\x1f\\x7f-\\x9f\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800';
/** These and white space: what nobody sees. */
export const UNSEEN = `\\s${SHAPELESS}`;

const ALL_SHAPELESS = new RegExp(`[${SHAPELESS}]+`, 'gu');
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]+`, 'gu');

/** Removes what has no shape, and white space from both ends: for addresses and ids, in which a space may count (D102). */
export const withoutShapeless = (text: string): string => text.replace(ALL_SHAPELESS, '').trim();

/** Removes everything that nobody sees: for codes and tokens, which contain neither white space nor joiners. */
export const withoutUnseen = (text: string): string => text.replace(ALL_UNSEEN, '');
