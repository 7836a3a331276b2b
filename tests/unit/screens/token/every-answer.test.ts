import { beforeEach, expect, test, vi } from 'vitest';
import { checkToken } from '../../../../src/screens/token/token.api.ts';
import { initialTokenCheck, reduceToken } from '../../../../src/screens/token/token.flow.ts';
import {
  type Answer,
  clientFor,
  endlessBody,
  fakeFetch,
  networkError,
  noAnswer,
} from '../../api/fake-fetch.ts';
import { captureWarnings } from '../../support/console.ts';

const answer =
  (status: number, body: unknown = '<h1>Not this time</h1>', headers: HeadersInit = {}): Answer =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const refusal = { status: 'ERROR', data: 'No.' };

/** With these statuses, as a page and with a text of the server. */
function answers(...statuses: number[]): Record<string, Answer> {
  const pages = statuses.map((status) => [`${status}`, answer(status)] as const);
  return Object.fromEntries([
    ...pages,
    ...statuses.map((status) => [`${status} with a text`, answer(status, refusal)] as const),
  ]);
}

const redirect: Answer = async () =>
  Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });

const REFUSED_WITH = [400, 401, 403, 404, 410, 422, 451];

/** A clear "no" of the server (D50). */
const REFUSALS: Record<string, Answer> = {
  'an envelope that is not OK': answer(200, refusal),
  ...Object.fromEntries(
    REFUSED_WITH.flatMap((status) => [
      [`${status} without a body`, answer(status, '')],
      [`${status} with a text`, answer(status, refusal)],
    ]),
  ),
};

const OTHERS: Record<string, Answer> = {
  // Something in between has answered (D90).
  ...Object.fromEntries(
    [...REFUSED_WITH, 408, 421, 425].map((status) => [`a page with ${status}`, answer(status)]),
  ),
  ...Object.fromEntries(
    [408, 421, 425, 431].map((status) => [`${status} without a body`, answer(status, '')]),
  ),
  ...answers(429, 500, 501, 502, 503, 504, 511),
  '429 with Retry-After': answer(429, refusal, { 'Retry-After': '60' }),
  '503 with Retry-After': answer(503, '', { 'Retry-After': '60' }),
  'a page instead of JSON': answer(200),
  'an empty body': answer(200, ''),
  'truncated JSON': answer(200, '{"status":"OK","data":{'),
  'no envelope': answer(200, { type: 'forgotpw' }),
  'no data': answer(200, { status: 'OK' }),
  'data without a type': answer(200, { status: 'OK', data: {} }),
  'data of the wrong type': answer(200, { status: 'OK', data: [] }),
  'a redirect': redirect,
  'no network': networkError,
  'no answer in time': noAnswer,
  'an answer that does not end in time': endlessBody,
};

/** Checks a link and returns the stage of the page and what it does. */
async function check(reply: Answer) {
  fakeFetch(reply);
  const { state } = reduceToken(initialTokenCheck('k3y-0f-ada'), { type: 'opened' });
  const result = await checkToken(clientFor(), 'k3y-0f-ada', new AbortController().signal);
  const { state: next, command } = reduceToken(state, { type: 'checked', result });
  return [next.stage, command?.type];
}

beforeEach(() => {
  captureWarnings();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
});

test.each(Object.entries(REFUSALS))('a link is called invalid after %s', async (_, reply) => {
  expect(await check(reply)).toEqual(['fail', 'clearAddress']);
});

test.each(Object.entries(OTHERS))(
  'a link stays in the address and can be checked again after %s',
  async (_, reply) => {
    expect(await check(reply)).toEqual(['unchecked', undefined]);
  },
);
