/** Letters that Unicode does not decompose. */
const BASE_LETTERS: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 's', æ: 'a', œ: 'o', ı: 'i' };

/**
 * Converts to lower case and removes accents, so that "haslo" matches "hasło" and the reverse. The result has the same
 * length, so that positions in it are positions in the text.
 */
export function normalize(text: string): string {
  return text.replace(/[^\u0020-\u0040\u005b-\u007e]/g, (unit) => {
    const base = unit.toLowerCase().normalize('NFD').charAt(0);
    return BASE_LETTERS[base] ?? base;
  });
}
