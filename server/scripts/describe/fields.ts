/* The fields of a schema, for server/docs/api.md. */

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

/** What the portal does without a field, or with a value that it does not understand. */
export const NEEDED = 'the answer is not understood';

/** An object or a list that only holds other fields. */
const isHolder = ({ schema, isRequired }: Field) =>
  !(isRequired || schema.description) &&
  Boolean(schema.properties || schema.items || schema.additionalProperties);

function meaningOf({ schema, isRequired }: Field): string {
  const missing = schema['x-missing'];
  const text = schema.description?.trim().replace(/\s*\n\s*/g, ' ') ?? '';
  const isUsual = isRequired ? missing === NEEDED : missing === '`false`';
  return missing && !isUsual ? `${text} If missing: ${missing}.`.trim() : text;
}

const valueIn = ({ schema, isRequired }: Field) =>
  isRequired ? kindOf(schema) : kindOf(schema).replace(/ or `null`|, `null`/, '');

/** `personal.title`, and `.firstname` for the field after it. One that is optional has a question mark. */
const namesOf = ([first, ...more]: readonly Field[]) =>
  [first, ...more.map((field) => ({ ...field, path: field.path.replace(/^.*(?=\.)/, '') }))]
    .flatMap((field) => (field ? [`\`${field.path}${field.isRequired ? '' : '?'}\``] : []))
    .join(', ');

/** A line for each field. Neighbours that differ only in the name have one line. */
export function fields(schema: Schema): string {
  const shown = fieldsIn(schema).filter((field) => !isHolder(field) && kindOf(field.schema) !== 'anything');
  const alike = Map.groupBy(shown, (field) =>
    JSON.stringify([field.path.replace(/[^.]*$/, ''), field.isRequired, valueIn(field), meaningOf(field)]),
  );
  const lines = Array.from(alike.values(), (same) => {
    const [first] = same as [Field];
    const meaning = meaningOf(first);
    return `- ${namesOf(same)} (${valueIn(first)})${meaning && `: ${meaning}`}\n`;
  });
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}
