import { closest } from 'fastest-levenshtein';
import en from '../../locales/en.json' with { type: 'json' };

/** The English texts of the portal. */
export const TEXT_KEYS = Object.keys(en);

/** Keys that are not texts of the portal, each with the text that is most similar. */
export const unknownTexts = (keys: readonly string[]): { key: string; nearest: string }[] =>
  keys.filter((key) => !Object.hasOwn(en, key)).map((key) => ({ key, nearest: closest(key, TEXT_KEYS) }));
