/* Whether the portal reads an answer faithfully, whatever its shape (D51). */

import { violationsOf } from '../../../tests/support/described-calls.ts';
import { resolve, type Schema } from '../../scripts/describe/description.ts';

type Fields = Readonly<Record<string, unknown>>;

const FLAGS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
]);

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNothing = (value: unknown) => value === null || value === undefined;
const isAsDescribed = (schema: Schema, value: unknown) => violationsOf(schema, value).length === 0;

/** What a field has that is missing: nothing, or an empty text, list or object. */
const isDefault = (value: unknown) =>
  isNothing(value) || value === '' || (typeof value === 'object' && Object.keys(Object(value)).length === 0);

/** Where `read` lacks something that `sent` has, or has something that `sent` does not have at the same place. */
export function faultsOf(reference: Schema, sent: unknown, read: unknown, place = ''): string[] {
  const schema = theOnly(resolve(reference));
  const types = [schema.type ?? []].flat();
  if (isNothing(sent)) return isDefault(read) ? [] : [`${place} comes from nowhere`];
  if (types.includes('object') && isObject(sent))
    return isObject(read) ? faultsOfFields(schema, sent, read, place) : [`${place} is lost`];
  if (types.includes('array') && Array.isArray(sent)) {
    const isRead = Array.isArray(read) && matches(schema.items ?? {}, sent, read);
    return isRead ? [] : [`${place} has other entries`];
  }
  const expected = readingOf(schema, types, sent);
  return Object.is(read, expected) || (isDefault(read) && isNothing(expected))
    ? []
    : [`${place} is not ${JSON.stringify(expected)}`];
}

/** The schema in `anyOf` that is not `null`. */
const theOnly = (schema: Schema): Schema => {
  const [choice] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return choice ? resolve(choice) : schema;
};

/** What a text, a number or a flag is read as; `undefined` if it cannot be understood. */
function readingOf(schema: Schema, types: readonly string[], sent: unknown): unknown {
  if (typeof sent === 'object') return undefined;
  if (types.length === 0 ? isAsDescribed(schema, sent) : types.includes(typeof sent)) return sent;
  if (types.includes('boolean')) return FLAGS.get(sent);
  return types.includes('string') && typeof sent === 'number' ? String(sent) : undefined;
}

function faultsOfFields(
  { properties, additionalProperties }: Schema,
  sent: Fields,
  read: Fields,
  place: string,
): string[] {
  const known = properties ?? Object.fromEntries(Object.keys(sent).map((key) => [key, additionalProperties]));
  return Object.entries(known).flatMap(([key, schema = {}]) =>
    faultsOf(schema, own(sent, key), own(read, key), `${place}/${key}`),
  );
}

const own = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined);

/** Whether the entries that were read are those that were sent, in this order, without some that cannot be understood. */
function matches(items: Schema, [first, ...sent]: readonly unknown[], read: readonly unknown[]): boolean {
  if (first === undefined) return read.length === 0;
  const [next, ...others] = read;
  if (!isNothing(next) && faultsOf(items, first, next).length === 0 && matches(items, sent, others))
    return true;
  return !isNeeded(resolve(items), first) && matches(items, sent, read);
}

/** An entry that has all fields that the description requires must not be skipped. */
function isNeeded(items: Schema, entry: unknown): boolean {
  if (!items.required || !isObject(entry)) return isAsDescribed(items, entry);
  return items.required.every((key) => isAsDescribed(items.properties?.[key] ?? {}, own(entry, key)));
}
