import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '../../../tests/support/described-calls.ts';
import { dataSchema } from '../../scripts/describe/description.ts';
import { examplesOf, SENT } from './invocations.ts';
import { type Mutation, mutate, mutationsOf, placeOf } from './mutations.ts';

/** Where the portal accepts more than the description allows a server to send, and why. */
const LENIENT: Readonly<Record<string, string>> = {
  'checkToken /type': 'after an unknown type, the page says that the link is invalid',
  'redeem /action': 'after an unknown action, the form says that something went wrong',
  fetchPersonalData: 'every value is shown, so that one odd value does not cost the whole page',
  fetchPersonalReports: 'every value is shown, so that one odd value does not cost the whole page',
};

const entryFor = (operationId: string, { at }: Mutation) =>
  [operationId, `${operationId} ${placeOf(at)}`].find((key) => key in LENIENT);

const replies = new Map(SENT.map(({ operation, struct }) => [operation.operationId, { operation, struct }]));
const used = new Set<string>();

describe.each([...replies])('%s', (operationId, { operation, struct }) => {
  const schema = dataSchema(operation);
  const values = examplesOf(operation);
  const judge = (value: unknown) => ({
    described: violationsOf(schema, value).length === 0,
    understood: is(value, struct),
  });

  test('the portal understands every example', () => {
    expect(values.length).toBeGreaterThan(0);
    for (const value of values)
      expect([value, judge(value)]).toEqual([value, { described: true, understood: true }]);
  });

  test('the portal and the description agree on every mutation of every example', () => {
    for (const value of values)
      for (const mutation of mutationsOf(value)) {
        const mutant = mutate(value, mutation);
        const { described, understood } = judge(mutant);
        const entry = entryFor(operationId, mutation);
        if (entry && understood && !described) used.add(entry);
        else expect([mutant, understood]).toEqual([mutant, described]);
      }
  });
});

test('the list of differences is up to date', () => {
  expect([...used].sort()).toEqual(Object.keys(LENIENT).sort());
});
