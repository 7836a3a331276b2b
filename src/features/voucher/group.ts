/** Formats as `ABCDE-FGHJK-…`, without a hyphen at the end, which would get in the way of Backspace. */
export const groupVoucher = (characters: string): string => characters.replace(/(.{5})(?=.)/g, '$1-');
