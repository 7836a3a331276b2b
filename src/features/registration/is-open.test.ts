import { expect, test } from 'vitest';
import {
  type Answer,
  clientFor,
  fakeFetch,
  networkError,
  ok,
} from '../../../tests/unit/contract/fake-fetch.ts';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import { isOpen } from '../../contract/calls/registration.api.ts';

const ask = (campaignid: string) =>
  isOpen(clientFor(), { regType: 'campaign', campaignid }, new AbortController().signal);
const data = (signup: boolean, register: boolean) =>
  ok({ config: { selfregistration: { signup, register } } });
const failure = (status: number, body: string | object): Answer => {
  return async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
};

const OPEN = { ok: true, value: true };
const CLOSED = { ok: true, value: false };
/** Without an answer it is unknown whether the campaign is open (D38). */
const UNKNOWN = { ok: false };

test.each<[object, string, Answer, logged?: boolean]>([
  [OPEN, 'has "signup"', data(true, false)],
  [OPEN, 'has "register"', data(false, true)],
  [CLOSED, 'has neither', data(false, false)],
  [CLOSED, 'is empty', ok({})],
  [CLOSED, 'is refused', failure(422, { status: 'ERROR', data: 'No.' }), true],
  [CLOSED, 'is not known', failure(404, { status: 'ERROR', data: null }), true],
  [
    UNKNOWN,
    'is not known to a gateway',
    failure(404, { message: 'no Route matched with those values' }),
    true,
  ],
  [UNKNOWN, 'is a 404 page', failure(404, '<h1>Not Found</h1>'), true],
  [UNKNOWN, 'is busy', failure(429, { status: 'ERROR', data: 'Too many attempts.' }), true],
  [UNKNOWN, 'is broken', failure(502, ''), true],
  [UNKNOWN, 'cannot be reached', networkError, true],
])('the result is %j if the data of a campaign %s', async (result, _, answer, logged = false) => {
  const warnings = captureWarnings();
  fakeFetch(answer);
  expect(await ask('7')).toMatchObject(result);
  expect(warnings().join().includes('The registration data could not be loaded')).toBe(logged);
});

test('a campaign whose id cannot be in a path is closed, and no request is made', async () => {
  captureWarnings();
  const sent = fakeFetch(ok());
  expect([await ask('..'), sent]).toEqual([CLOSED, []]);
});
