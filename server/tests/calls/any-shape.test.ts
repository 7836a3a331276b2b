import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readData } from '../../../src/contract/read-data.ts';
import { violationsOf } from '../../../tests/support/described-calls.ts';
import { dataSchema, resolve, type Schema } from '../../scripts/describe/description.ts';
import { NEEDED } from '../../scripts/describe/fields.ts';
import { faultsOf, isNothing, isObject } from './faithful.ts';
import { SENT } from './invocations.ts';
import { shapesOf } from './shapes.ts';

/** An unknown word is kept, because the screen has a text for it. */
const ANY_WORD: Readonly<Record<string, string>> = { checkToken: 'type', redeem: 'action' };

/** Every value is shown as it is (D41). */
const SHOWN_AS_IS = ['fetchPersonalData', 'fetchPersonalReports'];

const replies = new Map(
  SENT.flatMap(({ operation, struct }) => {
    const { operationId } = operation;
    const schema = resolve(dataSchema(operation)) as Schema;
    const isRead = Object.keys(schema).length > 0;
    return isRead ? [[operationId, { struct, schema: withAnyWord(schema, ANY_WORD[operationId]) }]] : [];
  }),
);

function withAnyWord(schema: Schema, name: string | undefined): Schema {
  if (!name) return schema;
  const missing = schema.properties?.[name]?.['x-missing'];
  const anyWord: Schema = { type: ['string', 'null'], ...(missing && { 'x-missing': missing }) };
  return { ...schema, properties: { ...schema.properties, [name]: anyWord } };
}

describe.each([...replies])('the answer to %s, whatever its shape', (operationId, { struct, schema }) => {
  const shapes = shapesOf(schema);

  test('keeps every field that can be understood, and gives no field the value of another', () => {
    fc.assert(
      fc.property(shapes, (data) => {
        const before = JSON.stringify(data);
        const reading = readData(data, struct);
        expect(JSON.stringify(data)).toBe(before);
        if (!reading.ok) return;
        if (SHOWN_AS_IS.includes(operationId)) expect(reading.value).toEqual(data);
        // Without an action, the form says that something went wrong.
        else if (operationId === 'redeem' && !isObject(data)) expect(reading.value).toEqual({ action: '' });
        else expect(faultsOf(schema, data, reading.value)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('is unexpected only if a field is odd or missing that the description calls needed, and always without one', () => {
    let understood = 0;
    fc.assert(
      fc.property(shapes, (data) => {
        const { ok } = readData(data, struct);
        if (ok) understood += 1;
        else expect(lacks(operationId, schema, data)).toBe(true);
        if (ok && isObject(data))
          for (const name of neededIn(schema)) expect(data[name] ?? null).not.toBe(null);
      }),
      { numRuns: 500 },
    );
    expect(understood).toBeGreaterThan(50);
  });
});

function lacks(operationId: string, schema: Schema, data: unknown): boolean {
  if (schema.type === 'array') return !Array.isArray(data);
  if (!isObject(data)) return true;
  const isOdd = (name: string) => violationsOf(schema.properties?.[name] ?? {}, data[name]).length > 0;
  // The link of a new password must say for which account it is, or leave it out.
  if (operationId === 'checkToken' && !isNothing(data.target) && isOdd('target')) return true;
  return neededIn(schema).some((name) => isNothing(data[name]) || isOdd(name));
}

/** The fields without which an answer is not understood. */
const neededIn = ({ properties = {}, required = [] }: Schema): string[] =>
  Object.keys(properties).filter(
    (name) => (properties[name]?.['x-missing'] ?? (required.includes(name) && NEEDED)) === NEEDED,
  );
