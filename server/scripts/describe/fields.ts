/* The fields of a schema, for server/docs/api.md. */

import { table } from '../../../scripts/describe/table.ts';
import { resolve, type Schema } from './description.ts';

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

/** What a value can be, such as ``string or `null` ``. */
export function kindOf(schema: Schema): string {
  const resolved: Schema = resolve(schema);
  const { type = [], const: constant, enum: values, items, anyOf } = resolved;
  if (constant !== undefined) return code(constant);
  if (values) return values.map(code).join(', ');
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  const kinds = [type].flat().map((each) => {
    if (each === 'null') return '`null`';
    return each === 'array' && items && !items.$ref ? `array of ${kindOf(items)}` : each;
  });
  return (kinds.join(' or ') || 'anything') + limitOf(resolved);
}

function limitOf({ pattern, minLength = 0 }: Schema): string {
  if (pattern === '\\S' || minLength === 1) return ', not empty';
  return minLength > 1 ? `, ${minLength} characters or more` : '';
}

export interface Field {
  /** Such as `members.usecaptcha`, and `require[]` for an entry of a list. */
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The fields of a schema, and the fields below them. A schema that contains itself is followed once. */
export function fieldsIn(schema: Schema, prefix = '', above: readonly Schema[] = []): Field[] {
  const resolved: Schema = resolve(schema);
  if (above.includes(resolved)) return [];
  const { properties = {}, required = [], items, anyOf = [], additionalProperties } = resolved;
  const below = (part: Schema, path: string) => fieldsIn(part, path, [...above, resolved]);
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      {
        path: prefix + name,
        schema: { ...resolve(property), ...property },
        isRequired: required.includes(name),
      },
      ...below(property, `${prefix}${name}.`),
    ]),
    ...(items ? below(items, prefix.replace(/\.?$/, '[].')) : []),
    ...anyOf.flatMap((each) => below(each, prefix)),
    ...(additionalProperties
      ? [{ path: `${prefix}*`, schema: additionalProperties, isRequired: false }]
      : []),
  ];
}

/** A table of all fields. */
export const fields = (schema: Schema) =>
  table(
    ['field', 'value', 'required', 'meaning'],
    fieldsIn(schema).map(({ path, schema, isRequired }) => [
      `\`${path}\``,
      kindOf(schema),
      isRequired ? 'yes' : '',
      schema.description ?? '',
    ]),
  );
