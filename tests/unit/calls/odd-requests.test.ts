import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations } from '../../../scripts/describe/calls/description.ts';
import { setUp } from '../backend/support.ts';
import { mutate, mutationsOf } from './mutations.ts';

const RUNS = 400;

/** A call with odd parameters, and a body that is an example with some mutations. */
const oddCall = fc.constantFrom(...operations).chain(({ method, path, body }) => {
  const segments = [...path.matchAll(/\{\w+\}/g)].map(() => fc.string({ unit: 'binary', minLength: 1 }));
  const example = fc.constantFrom(...Object.values(body?.examples ?? {}).map(({ value }) => value), {});
  const mutants = example.chain((value) =>
    fc
      .array(fc.constantFrom(...mutationsOf(value)), { maxLength: 3 })
      .map((list) => list.reduce(mutate, value)),
  );
  return fc.record({
    method: fc.constant(method),
    path: fc.tuple(...segments).map((values) => fill(path, values)),
    text: fc.oneof({ weight: 9, arbitrary: mutants.map((value) => JSON.stringify(value)) }, fc.string()),
    address: fc.ipV4(),
  });
});

const fill = (path: string, values: string[]) =>
  path.replace(/\{\w+\}/g, () => encodeURIComponent((values.shift() ?? '').toWellFormed()));

/** `visitor` compares every answer with the description. */
test('the reference backend answers odd requests as described, without an internal error', {
  timeout: 60_000,
}, async () => {
  const { visitor } = setUp();
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(oddCall, async ({ method, path, text, address }) => {
      const { send, request } = visitor(address);
      const { status } = method === 'POST' ? await send(path, text) : await request(path);
      statuses.add(status);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
});
