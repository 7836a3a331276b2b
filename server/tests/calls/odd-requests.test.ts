// @module-tag long
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations } from '../../scripts/describe/description.ts';
import { setUp } from '../reference/support.ts';
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
test('the reference backend answers odd requests as described, without an internal error', async () => {
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

/** Values that a library cannot print, compare or normalize. */
const ODD = [
  '{"toString":1}',
  '{"toString":{"toString":1},"valueOf":1}',
  '[{"toString":1}]',
  '{"__proto__":null,"constructor":1,"then":1,"length":1e9}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  '1e400',
  '"\\ud800"',
  '"\\u0000"',
];

/** Texts of a body, each with one value replaced, at any depth. */
function* withOdd(value: unknown): Generator<string> {
  yield* ODD;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    for (const odd of withOdd(inner))
      yield JSON.stringify({ ...value, [name]: '@@' }).replace('"@@"', () => odd);
}

test('no value of any field of any call is an internal error', async () => {
  const { visitor } = setUp({ passkeys: true, members: { defaultregistration: true, usecaptcha: true } });
  let client = 0;
  for (const { method, path, body } of operations)
    for (const { value } of method === 'POST' ? Object.values(body?.examples ?? {}).slice(0, 1) : [])
      for (const text of withOdd(value)) {
        client += 1;
        const { send } = visitor(`10.0.${client >> 8}.${client & 255}`);
        const { status } = await send(fill(path, ['a', 'b']), text);
        expect([path, text.slice(0, 300), status < 500]).toEqual([path, text.slice(0, 300), true]);
      }
  expect(client).toBeGreaterThan(500);
});
