import { afterEach, beforeEach, vi } from 'vitest';
import type { Client } from '../../../src/api/client.ts';
import { Ignored } from '../../../src/api/structs.ts';

export const UNREACHABLE = { ok: false, problem: { kind: 'unreachable' } };

export const get = (client: Client, signal?: AbortSignal) =>
  client.get(['settings', 'config'], Ignored, signal);
export const post = (client: Client, signal?: AbortSignal) => client.post(['login'], {}, Ignored, signal);

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
export function watch<T>(promise: Promise<T>) {
  const watched: { result: T | undefined } = { result: undefined };
  void promise.then((result) => {
    watched.result = result;
  });
  return watched;
}
