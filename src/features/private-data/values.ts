/* A reply can hold values of any type, and all of them are shown (D41). */
import { languageName } from '../../i18n/language-name.ts';
import type { Locale } from '../../i18n/locale.ts';
import { trimUnseen } from '../../kit/trim-unseen.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Converts to text: a list or a map to indented JSON, an empty value to an empty text. */
export function toText(value: unknown): string {
  if (typeof value !== 'object') return String(value ?? '').trim();
  return isJson(value) ? JSON.stringify(value, null, 2) : '';
}

/** Whether {@link toText} returns JSON: for a list or a map that is not empty. */
export const isJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Whether {@link toText} returns an empty text. */
const isEmpty = (value: unknown): boolean => !isJson(value) && toText(value) === '';

/** Converts to text for a sentence or a title: a list or a map to an empty text. */
export const toInlineText = (value: unknown): string => (typeof value === 'object' ? '' : toText(value));

/** Returns the fields of a map. Any other value becomes one field called `name`. */
export function fieldsOf(value: unknown, name: string): Fields {
  if (isEmpty(value)) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : { [name]: value };
}

/** Returns the entries of a list. Any other value becomes one entry. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isEmpty(value) ? [] : [value];
}

/** The name of the language of an entry, if it has the code of one; otherwise the value as it is. */
export const languageOf = ({ language }: Fields, locale: Locale): unknown =>
  languageName(locale, toInlineText(language)) || language;

/** Joins first, middle and last name, skipping those without a visible character (D87). */
export const fullName = ({ firstname, middlename, lastname }: Fields): string =>
  [firstname, middlename, lastname]
    .map((name) => trimUnseen(toInlineText(name)))
    .filter(Boolean)
    .join(' ');
