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
 * finds "Métier", "lodz" finds "Łódź", and "2024-2025" finds "2024–2025".
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚ʻ]/g, "'")
    .replace(/[łßøđæœı]/g, (letter) => LETTERS[letter] ?? letter);

/** The words of a query, to be looked for in a {@link folded} text. */
export const searchWords = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);
