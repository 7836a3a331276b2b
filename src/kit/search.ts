/** Without case, accents and full width, so that "metier" finds "Métier". */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a query, to be looked for in a {@link folded} text. */
export const searchWords = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);
