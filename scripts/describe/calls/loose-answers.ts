/* What the portal reads besides the described form of an answer, for docs/api.md. A test compares it with the structs. */
import { calls, dataSchema, type Operation, resolve, type Schema } from './description.ts';
import { table } from './table.ts';

/** A field that the portal reads. */
export interface LooseField {
  readonly call: string;
  /** Such as `members.usecaptcha`, and `require[]` for an entry of a list. */
  readonly field: string;
  readonly kind: Kind;
  /** What happens if it is missing or not understood. */
  readonly missing: string;
}

export type Kind = 'flag' | 'text' | 'id' | 'word' | 'list' | 'any';

const READ: Readonly<Record<Kind, string>> = {
  flag: '`1`, `"1"`, `"true"`; `0`, `"0"`, `"false"`, `""`',
  text: 'a number',
  id: '',
  word: '',
  list: 'entries that are understood',
  any: 'any value',
};

function kindOf({ type = [], enum: values, anyOf = [] }: Schema): Kind {
  const types = [type, ...anyOf.map((each) => resolve(each).type)].flat();
  if (types.includes('boolean')) return 'flag';
  if (types.includes('array')) return 'list';
  if (types.includes('number')) return 'id';
  if (types.includes('object')) return 'any';
  return values ? 'word' : 'text';
}

/** The fields that say what happens without them, and those that an answer needs. */
function fieldsOf(schema: Schema, call: string, prefix = '', above: readonly Schema[] = []): LooseField[] {
  const resolved: Schema = resolve(schema);
  if (above.includes(resolved)) return [];
  const { properties = {}, required = [], anyOf = [], items } = resolved;
  const path = [...above, resolved];
  return [
    ...Object.entries(properties).flatMap(([name, property]) => {
      const merged: Schema = { ...resolve(property), ...property };
      const missing = merged['x-missing'] ?? (required.includes(name) ? NEEDED : undefined);
      const field = `${prefix}${name}`;
      return [
        ...(missing ? [{ call, field, kind: kindOf(merged), missing }] : []),
        ...fieldsOf(property, call, `${field}.`, path),
      ];
    }),
    ...anyOf.flatMap((each) => fieldsOf(each, call, prefix, path)),
    ...(items ? fieldsOf(items, call, prefix.replace(/\.?$/, '[].'), path) : []),
  ];
}

const NEEDED = 'the answer is not understood';

const titleOf = ({ method, path }: Operation) => `${method} ${path}`;

/** One call of those with the same answer. */
const distinct = [...Map.groupBy(calls, (call) => JSON.stringify(dataSchema(call))).values()].flatMap(
  ([first]) => first ?? [],
);

export const looseFields: readonly LooseField[] = distinct.flatMap((call) =>
  fieldsOf(dataSchema(call), titleOf(call)),
);

const rows = looseFields.map(({ call, field, kind, missing }) => [
  `\`${call}\``,
  `\`${field}\``,
  READ[kind],
  missing,
]);

export const looseAnswers = `## Loose answers

A new server should send exactly what this page describes. The portal also works with servers that write the same in another
way, because some are older than this page:

- A flag can be \`1\`, \`"1"\` or \`"true"\` for \`true\`, and \`0\`, \`"0"\`, \`"false"\` or \`""\` for \`false\`.
- A text can be a number, which is read as its digits.
- A list can be \`null\`, which means empty. An entry that is not understood is skipped.
- Fields and entries that are not described are ignored.
- A field that is not understood counts as missing and affects no other field. One warning on the console names the call and the
  field, but not the value.

Every field of personal data and reports is shown, whatever its type. \`login-portal-conformance\` lists the loose forms of a
server as “reads”.

${table(['call', 'field', 'is also read', 'if it is missing or not understood'], rows)}`;
