/* Values of a reply that may be anything, because all of it is shown (D41). */

export type Fields = Readonly<Record<string, unknown>>;

/** As text: a list or a map as its indented JSON, and an empty text for what holds nothing. */
export function shown(value: unknown): string {
  if (typeof value !== 'object') return String(value ?? '').trim();
  return value && Object.keys(value).length > 0 ? JSON.stringify(value, null, 2) : '';
}

/** As text in a sentence or a title, where a list or a map has no place. */
export const plain = (value: unknown): string => (typeof value === 'object' ? '' : shown(value));

/** The fields of a map; any other value is the one field of that name. */
export function fieldsOf(value: unknown, name: string): Fields {
  if (shown(value) === '') return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : { [name]: value };
}

/** The entries of a list; any other value is the one entry. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return shown(value) === '' ? [] : [value];
}
