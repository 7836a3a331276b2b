/* The fields of a schema, for docs/api.md. */
import { resolve, type Schema } from './description.ts';
import { table } from './table.ts';

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

/** A row for each field, and for the fields below it. A schema that contains itself is followed once. */
function fieldRows(schema: Schema, prefix = '', above: readonly Schema[] = []): string[][] {
  const resolved: Schema = resolve(schema);
  if (above.includes(resolved)) return [];
  const path = [...above, resolved];
  const { properties = {}, required = [], items, anyOf = [], additionalProperties } = resolved;
  return [
    ...Object.entries(properties).flatMap(([name, property]) => {
      const { description = '' }: Schema = { ...resolve(property), ...property };
      const isRequired = required.includes(name) ? 'yes' : '';
      return [
        [`\`${prefix}${name}\``, kindOf(property), isRequired, description],
        ...fieldRows(property, `${prefix}${name}.`, path),
      ];
    }),
    ...(items ? fieldRows(items, prefix.replace(/\.?$/, '[].'), path) : []),
    ...anyOf.flatMap((each) => fieldRows(each, prefix, path)),
    ...(additionalProperties ? [[`\`${prefix}*\``, kindOf(additionalProperties), '', '']] : []),
  ];
}

/** A table of all fields. */
export const fields = (schema: Schema) => table(['field', 'value', 'required', 'meaning'], fieldRows(schema));
