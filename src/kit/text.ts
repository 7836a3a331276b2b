/** Characters without a shape: white space, control and formatting characters, fillers and the blank of Braille (D87). */
export const UNSEEN = '\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800';
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]+`, 'gu');

/** Removes everything that nobody sees: for addresses, codes and tokens, which contain neither white space nor joiners. */
export const withoutUnseen = (text: string): string => text.replace(ALL_UNSEEN, '');
