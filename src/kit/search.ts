/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * Without case, accents, full width and what nobody sees, and with the dashes and quotation marks of a keyboard, so that "metier"
 * finds "Métier", "lodz" finds "Łódź", "o'neil" finds "O’Neil", and "2024-2025" finds "2024–2025". The quotation marks come first,
 * because Unicode takes "´" apart into a space and an accent, and "″" into two.
 */
export const folded = (text: string): string =>
  text
    .replace(/[“”„‟«»″ʺ〃]/g, '"')
    .replace(/[‘’‚‛‹›`´′ʹʻʼʽʾʿˈ՚׳]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}−⁃˗]/gu, '-')
    .replace(/[łßøđæœı]/g, (letter) => LETTERS[letter] ?? letter);

/** The words of a query, to be looked for in a {@link folded} text. */
export const searchWords = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);
