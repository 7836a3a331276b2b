// @module-tag long
import { expect, test } from 'vitest';
import { operations } from '../../scripts/describe/description.ts';
import { setUp } from '../reference/support.ts';

const fill = (path: string, values: string[]) =>
  path.replace(/\{\w+\}/g, () => encodeURIComponent((values.shift() ?? '').toWellFormed()));

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

/** `visitor` compares every answer with the description. */
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
