/* What the portal reads besides the described form of an answer. A test compares it with the structs. */

import { calls, dataSchema, resolve, type Schema, titleOf } from './description.ts';
import { fieldsIn, NEEDED } from './fields.ts';

export type Kind = 'flag' | 'text' | 'id' | 'word' | 'list' | 'any';

function kindOf({ type = [], enum: values, anyOf = [] }: Schema): Kind {
  const types = [type, ...anyOf.map((each) => resolve(each).type)].flat();
  if (types.includes('boolean')) return 'flag';
  if (types.includes('array')) return 'list';
  if (types.includes('number')) return 'id';
  if (types.includes('object')) return 'any';
  return values ? 'word' : 'text';
}

/** One call of those with the same answer. */
const distinct = [...Map.groupBy(calls, (call) => JSON.stringify(dataSchema(call))).values()].flatMap(
  ([first]) => first ?? [],
);

/** The fields that say what happens without them, and those that an answer needs. */
export const looseFields = distinct.flatMap((call) =>
  fieldsIn(dataSchema(call)).flatMap(({ path, schema, isRequired }) => {
    const missing = schema['x-missing'] ?? (isRequired ? NEEDED : undefined);
    return missing ? [{ call: titleOf(call), field: path, kind: kindOf(schema), missing }] : [];
  }),
);

export const looseAnswers = `## Loose answers

A new server should send exactly what this page describes. The portal also understands servers that write the same in another way:

- A flag can be \`1\`, \`"1"\` or \`"true"\` for \`true\`, and \`0\`, \`"0"\`, \`"false"\` or \`""\` for \`false\`.
- A text can be a number, which is read as its digits.
- A list can be \`null\`, which means empty. An entry that is not understood is skipped.
- A field that is not understood counts as missing and affects no other field. One warning on the console names the call and the
  field, but not the value. What follows is above, after “If missing”. Otherwise a flag is \`false\`, and without a field that is not
  optional the answer is not understood.

Fields that are not described are ignored, except in personal data and reports, where all are shown. \`login-portal-conformance\`
lists the loose forms of a server as “reads”.
`;
