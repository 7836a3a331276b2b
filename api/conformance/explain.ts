import type { Failure } from 'superstruct';
import type { Deviation } from '../../src/api/structs.ts';

/** What is wrong with the data of an answer: `data.systempreferences.ssoproviders.0 is a number, expected a string`. */
export function explain({ path, value, message }: Failure): string {
  const place = ['data', ...path].join('.');
  return `${place} ${value === undefined ? 'is missing' : `is ${kindOf(value, message)}`}, expected ${expected(message)}`;
}

/** How the portal understands a part of an answer that differs from the description: `data.active_user is a number, read as true`. */
export function explainReading(deviation: Deviation): string {
  const { readAs } = deviation;
  const explanation = explain(deviation);
  if (readAs === undefined) return `${explanation}: what differs is ignored`;
  const reading = typeof readAs === 'string' ? 'a text' : readAs;
  return explanation.replace(/, expected .*/, `, read as ${reading}`);
}

/** The type of a value. The value itself may be personal, unless it is one of a few words of the protocol. */
function kindOf(value: unknown, message: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string' && /one of/.test(message)) return JSON.stringify(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The message of a struct in src/api/structs.ts, without its first word. */
const expected = (message: string) => message.replace(/^Expected /, '');
