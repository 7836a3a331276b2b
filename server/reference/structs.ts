/*
 * What superstruct offers, without printing. Its own structs print the value that they refuse into a message that nobody reads, and
 * printing throws for `{ toString: 1 }` and for thousands of nested lists.
 */
import * as superstruct from 'superstruct';

export type { Infer, Struct } from 'superstruct';
export { defaulted, is, nullable, optional, pattern, refine, size, validate } from 'superstruct';

type Test<T> = (value: unknown) => value is T;

const define = <T>(type: string, test: Test<T>) =>
  superstruct.define<T>(type, (value) => test(value) || `Expected ${type}`);

const isText: Test<string> = (value) => typeof value === 'string';

export const string = () => define('a string', isText);
export const number = () => define('a number', (value) => typeof value === 'number');
export const boolean = () => define('a boolean', (value) => typeof value === 'boolean');

/** One of these texts. */
export const enums = <const T extends string>(values: readonly T[]) =>
  define(`one of ${values.join()}`, (value): value is T => values.includes(value as T));

export const literal = <const T extends string>(value: T) => enums([value]);

export const array = <T>(entry: superstruct.Struct<T>) =>
  new superstruct.Struct({
    ...superstruct.array(entry),
    validator: (value) => Array.isArray(value) || 'Expected a list',
  });

export const type: typeof superstruct.type = (schema) =>
  new superstruct.Struct({
    ...superstruct.type(schema),
    validator: (value) =>
      (typeof value === 'object' && value !== null && !Array.isArray(value)) || 'Expected an object',
  });

export const trimmed = <S>(struct: superstruct.Struct<string, S>) =>
  superstruct.coerce(struct, string(), (text) => text.trim());
