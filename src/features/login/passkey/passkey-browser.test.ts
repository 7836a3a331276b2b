import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForPasskey, createPasskey } from './passkey-browser.ts';

const CHALLENGE = { challenge: '-_8A' };
const never = () => new Promise(() => {});
const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  // As an extension does that has replaced both functions and ignores the signal and the time limit.
  vi.stubGlobal('navigator', { credentials: { get: never, create: never } });
});
afterEach(() => vi.useRealTimers());

const ask = (timeout: number) => askForPasskey({ ...CHALLENGE, timeout }, false, signal);
const create = () => createPasskey({ ...CHALLENGE, user: { id: 'AA' } } as never, signal);

test.each<[string, start: () => Promise<unknown>, minutes: number]>([
  ['with a time limit of two minutes', () => ask(120_000), 3],
  ['with a time limit beyond every timer', () => ask(1e12), 61],
  ['without a time limit of the server', create, 6],
])(
  'a dialog that never ends is as if cancelled one minute after its limit: %s',
  async (_, start, minutes) => {
    const ended = vi.fn();
    void start().then(ended);
    await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ none: 'cancelled' });
  },
);

test('the menu of a field has no time limit, and ends with the request of another element', async () => {
  const ended = vi.fn();
  void askForPasskey(CHALLENGE, true, signal).then(ended);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended).not.toHaveBeenCalled();
  void askForPasskey(CHALLENGE, false, signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith({ none: 'taken' });
});

test('a request ends with its stage', async () => {
  const stage = new AbortController();
  const answer = askForPasskey(CHALLENGE, false, stage.signal);
  stage.abort();
  expect(await answer).toEqual({ none: 'taken' });
});
