import { expect, test, vi } from 'vitest';
import { get, UNREACHABLE, watch } from './fake-clock.ts';
import { clientFor, fakeFetch, noAnswer, ok } from './fake-fetch.ts';

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
