/* Writes the data of an answer as a server that existed before the portal might. Its meaning stays the same (D51). */
import { numberOfProduct } from './product-numbers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a field is written; `undefined` leaves it out. */
type Form = (value: unknown, fields: Fields) => unknown;

/** Fields with a form of their own, by name. */
const FORMS: Readonly<Record<string, Form>> = {
  version: (value) => Number.parseFloat(String(value)),
  id: numberOfProduct,
  parentgroup: numberOfProduct,
  // Only a link that sets a password needs it.
  target: (value, { type }) => (type === 'forgotpw' || type === 'activate' ? value : undefined),
  translations: (value) => ({ ...Object(value), 'A text without a translation': null }),
};

/** Fields and entries that no call describes. */
const MORE_FIELDS = { revision: 7, links: { self: null } };
const MORE_ENTRIES = [null, 7];

export function loosen(data: unknown): unknown {
  if (isEmpty(data)) return null;
  if (Array.isArray(data)) return [...data.map(loosen), ...MORE_ENTRIES];
  if (typeof data !== 'object' || data === null) return data;
  const fields = data as Fields;
  if ('personal' in fields) return loosenPersonal(fields);
  if ('challenge' in fields || 'signature' in fields) return withNulls(fields);
  return { ...MORE_FIELDS, ...rewrite(fields, loosen) };
}

/** What is empty is null. The rest of WebAuthn's options and of ALTCHA's signed tasks is defined by others. */
function withNulls(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isEmpty(value) ? null : value]),
  );
}

/** Nothing is added: the portal shows personal data completely, whatever it contains (D41). */
function loosenPersonal(data: Fields): Fields {
  const orNull = (value: unknown) => (isEmpty(value) ? null : value);
  return rewrite({ ...data, personal: rewrite(data.personal as Fields, orNull) }, orNull);
}

/**
 * The fields in the opposite order. Flags are numbers and texts by turns, and ids of digits are numbers. `otherwise` writes the
 * other fields.
 */
function rewrite(fields: Fields, otherwise: (value: unknown) => unknown): Fields {
  const formOf = (name: string, value: unknown, index: number) => {
    if (Object.hasOwn(FORMS, name)) return FORMS[name]?.(value, fields);
    if (typeof value === 'boolean') return index % 2 ? String(Number(value)) : Number(value);
    return name.endsWith('id') && /^[1-9]\d*$/.test(String(value)) ? Number(value) : otherwise(value);
  };
  const entries = Object.entries(fields).reverse();
  return Object.fromEntries(entries.map(([name, value], index) => [name, formOf(name, value, index)]));
}

/** An empty text, list or map. */
function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}
