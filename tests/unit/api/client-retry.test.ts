import { expect, test, vi } from 'vitest';
import { SPENDS } from '../../../src/api/client.ts';
import { Ignored } from '../../../src/api/structs.ts';
import { get, post, UNREACHABLE, watch } from './fake-clock.ts';
import { type Answer, clientFor, fakeFetch, networkError, ok } from './fake-fetch.ts';

const DONE = { ok: true, value: {} };
const brokenBody: Answer = async () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));

/** A POST is not sent again, because the request may have arrived. */
test.each<[string, typeof get, [Answer, ...Answer[]], number, object]>([
  ['a network failure of a GET', get, [networkError, ok()], 2, DONE],
  ['two network failures of a GET', get, [networkError, networkError, ok()], 2, UNREACHABLE],
  ['a network failure of a POST', post, [networkError, ok()], 1, UNREACHABLE],
  ['a failure during the answer to a GET', get, [brokenBody, ok()], 2, DONE],
  ['a failure during the answer to a POST', post, [brokenBody, ok()], 1, UNREACHABLE],
])('after %s, the call is sent once more or never', async (_, call, answers, tries, result) => {
  const sent = fakeFetch(...answers);
  const calling = watch(call(clientFor()));
  await vi.advanceTimersByTimeAsync(1000);
  expect(calling.result).toMatchObject(result);
  expect(sent).toHaveLength(tries);
  if (tries > 1)
    expect(sent[1]).toMatchObject({ url: sent[0]?.url, init: { method: 'GET', redirect: 'manual' } });
});

const refusal = (text: string) => async () => Response.json({ status: 'ERROR', data: text }, { status: 422 });
const gatewayTimeout = async () => new Response('', { status: 504 });

test.each<[string, Answer, boolean]>([
  ['had no answer', networkError, true],
  ['was answered by a gateway', gatewayTimeout, true],
  ['was refused', refusal('Too short.'), false],
  ['has worked', ok(), false],
])('a refusal says whether the answer before it was lost: one that %s', async (_, first, wasLost) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeFetch(first, refusal('Used already.'));
  const client = clientFor();
  const redeem = (code: string) => client.post(['vouchers', code], {}, Ignored, undefined, SPENDS);
  await redeem('A');
  const again = await redeem('A');
  expect(again).toMatchObject({ ok: false, problem: { kind: 'refused', text: 'Used already.' } });
  expect('problem' in again && again.problem.wasLost === true).toBe(wasLost);
  expect(await redeem('B')).toHaveProperty('problem.wasLost', false);
});

test.each([401, 403, 429, 500, 502])('a GET answered with %i is not retried', async (status) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sent = fakeFetch(async () => new Response('', { status }));
  const reading = watch(get(clientFor()));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reading.result).toMatchObject({ ok: false });
  expect(sent).toHaveLength(1);
});

test.each([
  [429, true],
  [503, true],
  [200, false],
  [401, false],
  [404, false],
  [500, false],
])('an answer with "Retry-After: 60" and the status %i causes a pause: %s', async (status, pauses) => {
  const refusal = { status: 'ERROR', data: 'Not now.' };
  fakeFetch(async () => Response.json(refusal, { status, headers: { 'Retry-After': '60' } }));
  const writing = watch(post(clientFor()));
  await vi.advanceTimersByTimeAsync(0);
  const pause = { seconds: 60, retryAt: Date.now() + 60_000 };
  const busy = { kind: 'busy', status, text: 'Not now.', pause };
  if (pauses) expect(writing.result).toMatchObject({ ok: false, problem: busy });
  else expect(JSON.stringify(writing.result)).not.toContain('pause');
});
