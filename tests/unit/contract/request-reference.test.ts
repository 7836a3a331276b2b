import { expect, test } from 'vitest';
import { problemError } from '../../../src/contract/problem.ts';
import { Ignored } from '../../../src/contract/structs.ts';
import { captureWarnings } from '../support/console.ts';
import { clientFor, fakeFetch } from './fake-fetch.ts';

const ID = '0b8f4c9e-9d0d-4a55-8f3e-1f6f8f2f5b11';

test.each<[string, number, string, (string | undefined)?, string?]>([
  ...[500, 502, 503].map((status): [string, number, string, string] => ['a failure', status, ID, ID]),
  ['an answer that is not understood', 200, ID, ID, 'no JSON'],
  ['an answer that is not from the API', 403, ID, ID, '<title>Blocked</title>'],
  ['a success', 200, ID, undefined, '{"status":"OK","data":{}}'],
  ...[401, 403, 422, 429].map((status): [string, number, string] => ['a refusal', status, ID]),
  ...['a'.repeat(65), 'a b', '<b>', 'a_b', 'https://evil.example', 'ü'].map(
    (odd): [string, number, string] => ['a failure', 500, odd],
  ),
])(
  '%s with status %i and the header %j has the reference %s',
  async (_, status, id, expected, body = '{}') => {
    captureWarnings();
    fakeFetch(async () => new Response(body, { status, headers: { 'X-Request-Id': id } }));
    const reply = await clientFor().post(['login'], {}, Ignored);
    expect(reply.ok ? undefined : reply.problem.reference).toBe(expected);
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
