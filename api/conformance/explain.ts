import type { Failure } from 'superstruct';

/** What is wrong with the data of an answer: `data.systempreferences.ssoproviders.0 is a number, expected a string`. */
export function explain({ path, value, message }: Failure): string {
  const place = ['data', ...path].join('.');
  return `${place} ${value === undefined ? 'is missing' : `is ${kindOf(value, message)}`}, expected ${expected(message)}`;
}

/** The type of a value. The value itself may be personal, unless it is one of a few words of the protocol. */
function kindOf(value: unknown, message: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string' && /one of/.test(message)) return JSON.stringify(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The words of superstruct, without the value. */
function expected(message: string): string {
  const [, words = 'another value'] =
    /Expected (?:the value to satisfy )?(.*?),? but received/.exec(message) ?? [];
  return (
    words
      // A type of our own is named by a noun.
      .replace(/^a value of type /, 'a ')
      .replace(/^a union of `(.*)`.*$/, '$1')
      .replaceAll('`', '')
      .replaceAll(' | ', ' or ')
  );
}
