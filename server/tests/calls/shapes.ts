/* Random values that resemble what a schema of api/openapi.yaml describes. */
import fc, { type Arbitrary } from 'fast-check';
import { anyJson } from '../../../tests/unit/support/any-json.ts';
import { resolve, type Schema } from '../../scripts/describe/description.ts';

/** What a server may send instead, and what nobody expects. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1, 2, '0', '1', 'true', 'false', '', ' ', 'odd', 701, -1.5),
  fc.constantFrom<unknown>([], {}, [null], [7], ['odd'], [{}], { id: 7 }, { length: 1 }),
  anyJson,
);

/** A value as the schema describes it, in which every part can be odd or missing. There can be fields that it does not have. */
export const shapesOf = (schema: Schema, depth = 4): Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: similarTo(resolve(schema), depth) }, { weight: 1, arbitrary: odd });

function similarTo({ enum: values, anyOf, type = [], ...schema }: Schema, depth: number): Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map((choice) => similarTo(resolve(choice), depth)));
  const choices = [type].flat().map((name) => ofType(name, schema, depth));
  return choices.length > 0 ? fc.oneof(...choices) : odd;
}

function ofType(type: string, { items = {}, ...schema }: Schema, depth: number): Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean();
  if (type === 'number') return fc.integer();
  if (type === 'string') return fc.string();
  if (type === 'object') return objectsOf(schema, depth);
  if (type === 'array')
    return depth === 0 ? fc.constant([]) : fc.array(shapesOf(items, depth - 1), { maxLength: 4 });
  return fc.constant(null);
}

function objectsOf({ properties = {}, additionalProperties }: Schema, depth: number): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, shapesOf(schema, depth)] as const);
  const others = additionalProperties ? shapesOf(additionalProperties, depth) : odd;
  return fc
    .tuple(
      fc.dictionary(fc.string(), others, { maxKeys: 3 }),
      fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
    )
    .map(([more, known]) => ({ ...more, ...known }));
}
