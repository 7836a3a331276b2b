/* The table of server/docs/api.md against the structs that read the answers. */
import { describe, expect, test } from 'vitest';
import { readData } from '../../../src/api/read-data.ts';
import { type Kind, looseFields } from '../../scripts/describe/loose-answers.ts';
import { examplesOf, SENT } from './invocations.ts';

type Json = Record<string, unknown>;

/** What is sent, and what is read. */
const LOOSE: Readonly<Record<Kind, readonly (readonly [unknown, unknown])[]>> = {
  flag: [
    ...[1, '1', 'true'].map((sent) => [sent, true] as const),
    ...[0, '0', 'false', ''].map((sent) => [sent, false] as const),
  ],
  text: [[12, '12']],
  id: [
    [12, 12],
    ['12', '12'],
  ],
  list: [[null, null]],
  word: [],
  any: [['text', 'text']],
};

const replies = new Map(
  SENT.map(({ operation, struct }) => [`${operation.method} ${operation.path}`, { operation, struct }]),
);

const keysOf = (field: string) => field.replaceAll('[]', '.0').split('.').filter(Boolean);

/** The object that holds the field. The objects above it are created. */
function holderOf(data: unknown, field: string): Json {
  let holder = data as Json;
  for (const key of keysOf(field).slice(0, -1)) {
    holder[key] ??= {};
    holder = holder[key] as Json;
  }
  return holder;
}

describe.each(looseFields)('$field of $call', ({ call, field, kind, missing }) => {
  const reply = replies.get(call);
  const key = keysOf(field).at(-1) ?? '';
  const isNeeded = missing === 'the answer is not understood';
  const isEntry = field.endsWith('[].id');
  if (!reply) throw new Error(`${call} has no struct.`);
  const { struct } = reply;
  const examples = examplesOf(reply.operation);

  /** Reads an example with another value in the field; `undefined` removes it. */
  function read(value: unknown) {
    const example = examples.find((each) => JSON.stringify(each)?.includes(`"${key}"`)) ?? examples[0];
    const data = structuredClone(example ?? {});
    const holder = holderOf(data, field);
    if (value === undefined) delete holder[key];
    else holder[key] = value;
    const reading = readData(data, struct as never);
    return {
      isUnderstood: reading.ok,
      value: reading.ok && !isEntry ? holderOf(reading.value, field)[key] : undefined,
      warnings: reading.deviations.filter(({ readAs }) => readAs === undefined).length,
    };
  }

  test.each(LOOSE[kind])('reads %j as %j without a warning', (value, expected) => {
    const reading = read(value);
    expect([reading.isUnderstood, reading.warnings]).toEqual([true, 0]);
    if (!isEntry) expect(reading.value).toEqual(expected);
  });

  test('is needed, or has its default without it', () => {
    expect(read(undefined).isUnderstood).toBe(!isNeeded);
  });

  test('costs nothing else if it is not understood', () => {
    // Whether an unknown target matters depends on the type; see link-replies.test.ts.
    if (kind === 'any' || field === 'target') return;
    const reading = read({ odd: 1 });
    expect(reading.isUnderstood).toBe(!isNeeded);
    expect(reading.warnings).toBe(1);
    if (reading.isUnderstood) expect(reading.value || undefined).toBeUndefined();
  });
});
