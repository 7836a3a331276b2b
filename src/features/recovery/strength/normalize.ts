/** Letters that Unicode does not decompose. */
const BASE_LETTERS: Record<string, string> = {
  ...{ ł: 'l', đ: 'd', ø: 'o', ß: 's', æ: 'a', œ: 'o', ı: 'i' },
  ...{ Ł: 'L', Đ: 'D', Ø: 'O', ẞ: 'S', Æ: 'A', Œ: 'O' },
};

/** Removes accents, so that "haslo" matches "hasło" and the reverse. */
export const normalize = (text: string): string =>
  text.replace(/[^\u0020-\u007e]/g, (unit) => {
    const base = unit.normalize('NFD').charAt(0);
    return BASE_LETTERS[base] ?? base;
  });
