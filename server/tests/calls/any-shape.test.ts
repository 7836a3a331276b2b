import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readData } from '../../../src/api/read-data.ts';
import { violationsOf } from '../../../tests/support/described-calls.ts';
import { dataSchema, resolve, type Schema } from '../../scripts/describe/description.ts';
import { faultsOf, isNothing, isObject } from './faithful.ts';
import { SENT } from './invocations.ts';
import { shapesOf } from './shapes.ts';

/** What a screen cannot do without. Every other answer is understood (D51). */
const NEEDED: Readonly<Record<string, string>> = {
  probe: 'action',
  signInUser: 'action',
  signInMember: 'action',
  fetchPasskeyRequest: 'challenge',
  signInWithPasskey: 'action',
  fetchPasskeyCreation: 'challenge',
  checkToken: 'type',
  fetchPersonalData: 'personal',
  fetchPersonalReports: 'personal',
};

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
  return { ...schema, properties: { ...schema.properties, [name]: { type: ['string', 'null'] } } };
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

  test('is unexpected only if something is missing that the screen needs', () => {
    let understood = 0;
    fc.assert(
      fc.property(shapes, (data) => {
        const { ok } = readData(data, struct);
        if (ok) understood += 1;
        else expect(lacks(operationId, schema, data)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(understood).toBeGreaterThan(50);
  });
});

function lacks(operationId: string, { type, properties = {} }: Schema, data: unknown): boolean {
  if (type === 'array') return !Array.isArray(data);
  if (!isObject(data)) return true;
  const isOdd = (name: string) => violationsOf(properties[name] ?? {}, data[name]).length > 0;
  // The link of a new password must say for which account it is, or leave it out.
  if (operationId === 'checkToken' && !isNothing(data.target) && isOdd('target')) return true;
  const needed = NEEDED[operationId];
  return needed !== undefined && (isNothing(data[needed]) || isOdd(needed));
}
