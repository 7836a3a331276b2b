/** Letters that have no decomposition. */
const PLAIN: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 's', æ: 'a', œ: 'o', ı: 'i' };

/**
 * Small letters without their accents, one unit for one unit, so that a place in the result is a place in the text:
 * „hasło“ is as easy to guess when it is typed as „haslo“, and the other way round.
 */
export function fold(text: string): string {
  return text.replace(/[^\u0020-\u0040\u005b-\u007e]/g, (unit) => {
    const base = unit.toLowerCase().normalize('NFD').charAt(0);
    return PLAIN[base] ?? base;
  });
}
