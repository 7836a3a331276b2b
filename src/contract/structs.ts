import {
  type Failure,
  type Infer,
  is,
  nullable,
  optional,
  Struct,
  type,
  unknown,
  validate,
} from 'superstruct';
import { isRecord } from '../kit/record.ts';

export { type Failure, type Infer, is, nullable, optional, Struct, unknown, validate };

/*
 * Every reply is described by a struct, which reads it in two ways. Without coercion it accepts what api/openapi.yaml asks of a
 * new server. With coercion it also accepts what other servers send instead, such as 1 for true (D51, server/docs/api.md#loose-answers).
 * No message contains the value, which may be personal data. superstruct's own structs print it, which throws for
 * `{ toString: 1 }`, so nothing else imports them.
 */

/** A part of a reply that differs from api/openapi.yaml. `readAs` is missing if the part is not understood. */
export type Deviation = Failure & { readAs?: unknown };

const FLAGS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
]);

/** A type of JavaScript, and how other values are read as one. */
const primitive = <T>(type: string, expected: string, readAs: (value: unknown) => T | undefined) =>
  new Struct<T, null>({
    type,
    schema: null,
    validator: (value) => typeof value === type || { message: `Expected ${expected}`, readAs: readAs(value) },
    coercer: (value) => readAs(value) ?? value,
  });

/** A boolean, or 1, 0, "1", "0", "true", "false" or an empty text. */
export const flag = primitive('boolean', 'a boolean', (value) => FLAGS.get(value));

/** A text, or a number. */
export const text = primitive('string', 'a string', (value) =>
  typeof value === 'number' ? String(value) : undefined,
);

/** A number that a script of this project has written. */
export const number = primitive<number>('number', 'a number', () => undefined);

/** A text, and no number. */
export const word = primitive<string>('string', 'a string', () => undefined);

/** An id, which keeps its JSON type. */
export const id = new Struct<string | number, null>({
  type: 'string | number',
  schema: null,
  validator: (value) =>
    typeof value === 'string' || typeof value === 'number' || 'Expected a string or number',
});

export const oneOf = <const T extends string>(values: readonly T[]) =>
  new Struct<T, null>({
    type: 'enums',
    schema: null,
    validator: (value) => values.includes(value as T) || `Expected one of ${values.join(', ')}`,
  });

/** An object with these fields. Other fields are kept. */
export const fields: typeof type = (schema) =>
  new Struct({ ...type(schema), validator: (value) => isRecord(value) || 'Expected an object' });

const isReadable = (value: unknown, struct: Struct<never>) => !validate(value, struct, { coerce: true })[0];

/** A list. An entry that is not understood is skipped. */
export const list = <T>(entry: Struct<T>) =>
  new Struct<T[], Struct<T>>({
    type: 'array',
    schema: entry,
    // superstruct's array() needs `Array.prototype.entries`, which Prototype.js deletes.
    *entries(value) {
      if (Array.isArray(value)) for (let i = 0; i < value.length; i += 1) yield [i, value[i], entry as never];
    },
    validator: (value) => Array.isArray(value) || 'Expected an array',
    coercer: (value) =>
      Array.isArray(value) ? value.filter((item) => isReadable(item, entry as never)) : value,
  });

/** A flat map of texts. An entry that is not understood is skipped. */
export const texts = new Struct<Record<string, string>, null>({
  type: 'record',
  schema: null,
  *entries(value) {
    if (isRecord(value)) for (const key of Object.keys(value)) yield [key, value[key], text as never];
  },
  validator: (value) => isRecord(value) || 'Expected an object',
  coercer: (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([, item]) => isReadable(item, text as never)))
      : value,
});

/** Has the fallback if it is not understood. */
export const orElse = <T, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> =>
  new Struct({
    ...struct,
    coercer: (value) => {
      const [error, result] = validate(value, struct, { coerce: true });
      return error ? fallback : result;
    },
  });

/** A field that a server may leave out or send as `null`. It is undefined if it is not understood. */
export const maybe = <T, S>(struct: Struct<T, S>) => orElse(optional(nullable(struct)), undefined);

/** For a reply whose data is not used. */
export const Ignored = unknown();
