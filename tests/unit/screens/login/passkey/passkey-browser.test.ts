import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForPasskey, createPasskey } from '../../../../../src/screens/login/passkey/passkey-browser.ts';

const CHALLENGE = { challenge: '-_8A' };
const never = () => new Promise(() => {});
const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  // As an extension does that has replaced both functions and ignores the signal and the time limit.
  vi.stubGlobal('navigator', { credentials: { get: never, create: never } });
});
afterEach(() => vi.useRealTimers());

test('a dialog that never ends is as if cancelled one minute after its time limit', async () => {
  const ended = vi.fn();
  void askForPasskey({ ...CHALLENGE, timeout: 120_000 }, false, signal).then(ended);
  await vi.advanceTimersByTimeAsync(179_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledWith({ none: 'cancelled' });
});

test('a time limit beyond every timer does not end it at once', async () => {
  const ended = vi.fn();
  void askForPasskey({ ...CHALLENGE, timeout: 1e12 }, false, signal).then(ended);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledWith({ none: 'cancelled' });
});

test('without a time limit of the server it ends after six minutes', async () => {
  const ended = vi.fn();
  void createPasskey({ ...CHALLENGE, user: { id: 'AA' } } as never, signal).then(ended);
  await vi.advanceTimersByTimeAsync(360_000);
  expect(ended).toHaveBeenCalledWith({ none: 'cancelled' });
});

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
