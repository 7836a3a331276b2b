import { contrast } from '../src/kit/contrast.ts';

/** WCAG 1.4.3. */
const LOWEST = 4.5;

const HEX = '#(?:[\\da-f]{3}){1,2}';
const COLOR = new RegExp(`^(${HEX})$|^light-dark\\(\\s*(${HEX})\\s*,\\s*(${HEX})\\s*\\)$`, 'i');

/** A sentence for every pair of an accent and its text in a rule of a style sheet that is hard to read. Only hexadecimal colours are judged. */
export function unreadableAccents(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').split('}');
  const sentences = rules.flatMap((rule) => {
    const accents = colorsOf('--portal-accent', rule);
    const texts = colorsOf('--portal-on-accent', rule);
    return accents.flatMap((accent, theme) => {
      const text = texts[theme];
      const ratio = text ? contrast(bytes(accent), bytes(text)) : LOWEST;
      // Rounded down, so that 4.499 is not called 4.50.
      const shown = Math.floor(ratio * 100) / 100;
      return ratio < LOWEST
        ? `--portal-on-accent ${text} on --portal-accent ${accent} has a contrast of ${shown}:1, which should be at least 4.5:1. Without it, the text is black or white.`
        : [];
    });
  });
  return [...new Set(sentences)];
}

/** Of the light and the dark theme. Empty if the rule does not say it in this form. */
function colorsOf(name: string, rule: string): string[] {
  const [, value = ''] = [...rule.matchAll(new RegExp(`${name}\\s*:([^;!]+)`, 'g'))].at(-1) ?? [];
  const [, both, light = both, dark = both] = COLOR.exec(value.trim()) ?? [];
  return light && dark ? [light, dark] : [];
}

/** Red, green and blue. */
const bytes = (hex: string) =>
  (hex.length > 4 ? hex.match(/\w\w/g) : hex.match(/\w/g)?.map((digit) => digit + digit))?.map((byte) =>
    Number.parseInt(byte, 16),
  ) ?? [];
