/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '’': "'",
};

/** Without case, accents and full width, so that "metier" finds "Métier", and "lodz" finds "Łódź". */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœı’]/g, (letter) => LETTERS[letter] ?? letter);

/** The words of a query, to be looked for in a {@link folded} text. */
export const searchWords = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);
