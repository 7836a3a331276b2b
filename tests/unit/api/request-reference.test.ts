import { expect, test } from 'vitest';
import { problemError } from '../../../src/api/problem.ts';
import { Ignored } from '../../../src/api/structs.ts';
import { captureWarnings } from '../support/console.ts';
import { clientFor, fakeFetch } from './fake-fetch.ts';

const answer = (status: number, reference: string, body = '{}') =>
  fakeFetch(async () => new Response(body, { status, headers: { 'X-Request-Id': reference } }));

async function referenceOf(): Promise<string | undefined> {
  captureWarnings();
  const reply = await clientFor().post(['login'], {}, Ignored);
  return reply.ok ? undefined : reply.problem.reference;
}

const ID = '0b8f4c9e-9d0d-4a55-8f3e-1f6f8f2f5b11';

test.each([500, 502, 503, 200])(
  'an answer with status %i that is a failure has its reference',
  async (status) => {
    answer(status, ID, status === 200 ? 'no JSON' : '{}');
    expect(await referenceOf()).toBe(ID);
  },
);

test.each([401, 403, 422, 429])('a refusal with status %i has no reference', async (status) => {
  answer(status, ID);
  expect(await referenceOf()).toBeUndefined();
});

test('a success has no reference', async () => {
  answer(200, ID, '{"status":"OK","data":{}}');
  expect(await referenceOf()).toBeUndefined();
});

test.each(['a'.repeat(65), 'a b', '<b>', 'a_b', 'https://evil.example', 'ü'])(
  '%j is not a reference',
  async (reference) => {
    answer(500, reference);
    expect(await referenceOf()).toBeUndefined();
  },
);

test('the message of an error contains the reference, whatever its form', () => {
  const pause = { seconds: 60, retryAt: 1 };
  const of = (problem: Parameters<typeof problemError>[0]) =>
    problemError({ ...problem, reference: ID }).message;
  expect(of({ kind: 'unexpected' })).toMatchObject({ parameters: {}, reference: ID });
  expect(of({ kind: 'busy', status: 500, text: 'Oh.' })).toEqual({ verbatim: 'Oh.', reference: ID });
  expect(of({ kind: 'busy', status: 503, pause })).toMatchObject({ seconds: 60, reference: ID });
});
