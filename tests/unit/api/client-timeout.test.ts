import { describe, expect, test, vi } from 'vitest';
import { TIME_LIMIT } from '../../../src/api/client.ts';
import { get, post, UNREACHABLE, watch } from './fake-clock.ts';
import { type Answer, clientFor, endlessBody, fakeFetch, networkError, noAnswer, ok } from './fake-fetch.ts';

const REQUESTS = [
  ['a GET without an answer', get, noAnswer],
  ['a POST without an answer', post, noAnswer],
  ['a GET whose answer never ends', get, endlessBody],
  ['a POST whose answer never ends', post, endlessBody],
] as const;

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

  test('before the second try of a GET prevents that try', async () => {
    const caller = new AbortController();
    const sent = fakeFetch(networkError, ok());
    const reading = watch(get(clientFor(), caller.signal));
    await vi.advanceTimersByTimeAsync(10);
    caller.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reading.result).toMatchObject(UNREACHABLE);
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
