import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIME_LIMIT } from '../../../src/contract/call.ts';
import { type Client, SPENDS } from '../../../src/contract/client.ts';
import { Ignored } from '../../../src/contract/structs.ts';
import { type Answer, clientFor, endlessBody, fakeFetch, networkError, noAnswer, ok } from './fake-fetch.ts';

const UNREACHABLE = { ok: false, problem: { kind: 'unreachable' } };

const get = (client: Client, signal?: AbortSignal) => client.get(['settings', 'config'], Ignored, signal);
const post = (client: Client, signal?: AbortSignal) => client.post(['login'], {}, Ignored, signal);

beforeEach(() => {
  vi.useFakeTimers();
  // Fake timers do not affect AbortSignal.timeout().
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
});
afterEach(() => void vi.useRealTimers());

/** Watches a promise: `result` is undefined until it is fulfilled. */
function watch<T>(promise: Promise<T>) {
  const watched: { result: T | undefined } = { result: undefined };
  void promise.then((result) => {
    watched.result = result;
  });
  return watched;
}

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
  const attempt = redeem('A');
  await vi.advanceTimersByTimeAsync(1000);
  await attempt;
  const again = await redeem('A');
  expect(again).toMatchObject({ ok: false, problem: { kind: 'refused', text: 'Used already.' } });
  expect('problem' in again && again.problem.wasLost === true).toBe(wasLost);
  expect(await redeem('B')).toHaveProperty('problem.wasLost', false);
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

const REQUESTS: [string, typeof get, Answer][] = [
  ['a GET without an answer', get, noAnswer],
  ['a POST without an answer', post, noAnswer],
  ['a GET whose answer never ends', get, endlessBody],
  ['a POST whose answer never ends', post, endlessBody],
  ['a POST whose answer a script of the page keeps', post, () => new Promise(() => {})],
];

describe('the timeout', () => {
  test('is 20 seconds', () => expect(TIME_LIMIT).toBe(20_000));

  test.each(REQUESTS)('ends %s', async (_, ask, answer) => {
    const sent = fakeFetch(answer);
    const asking = watch(ask(clientFor()));
    await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
    expect(asking.result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(400);
    expect(asking.result).toMatchObject(UNREACHABLE);
    expect(sent).toHaveLength(1);
  });

  const droppedAfter =
    (milliseconds: number): Answer =>
    () =>
      new Promise((_, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), milliseconds));

  test('covers both tries of a GET together', async () => {
    const sent = fakeFetch(droppedAfter(15_000), noAnswer);
    const reading = watch(get(clientFor()));
    await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
    expect(sent).toHaveLength(2);
    expect(reading.result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(reading.result).toMatchObject(UNREACHABLE);
  });

  test('prevents a second try that would start after it', async () => {
    const sent = fakeFetch(droppedAfter(TIME_LIMIT - 1), ok());
    const reading = watch(get(clientFor()));
    await vi.advanceTimersByTimeAsync(TIME_LIMIT + 1000);
    expect(reading.result).toMatchObject(UNREACHABLE);
    expect(sent).toHaveLength(1);
  });
});

describe('a caller that aborts', () => {
  test.each(REQUESTS)('ends %s without a retry', async (_, ask, answer) => {
    const caller = new AbortController();
    const sent = fakeFetch(answer, ok());
    const asking = watch(ask(clientFor(), caller.signal));
    await vi.advanceTimersByTimeAsync(100);
    expect(asking.result).toBeUndefined();
    caller.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asking.result).toMatchObject(UNREACHABLE);
    expect(sent).toHaveLength(1);
  });
});

/** Counts the listeners of a signal. */
function countListeners(signal: AbortSignal) {
  const listeners = new Set<unknown>();
  vi.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => void listeners.add(listener));
  vi.spyOn(signal, 'removeEventListener').mockImplementation(
    (_, listener) => void listeners.delete(listener),
  );
  return () => listeners.size;
}

test('a call that cannot start in a browser is told as a failure', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  fakeFetch(ok());
  expect(await get(clientFor())).toMatchObject(UNREACHABLE);
});

test('a call listens to the time limit and to its caller, and no longer when it has ended', async () => {
  const limit = new AbortController().signal;
  const caller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit);
  const listenersOfLimit = countListeners(limit);
  const listenersOfCaller = countListeners(caller.signal);
  fakeFetch(noAnswer, ok());
  void watch(get(clientFor(), caller.signal));
  expect([listenersOfLimit(), listenersOfCaller()]).toEqual([1, 1]);
  await get(clientFor(), caller.signal);
  expect([listenersOfLimit(), listenersOfCaller()]).toEqual([1, 1]);
});
