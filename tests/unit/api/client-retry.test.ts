import { describe, expect, test, vi } from 'vitest';
import { TIME_LIMIT } from '../../../src/api/client.ts';
import { get, post, UNREACHABLE, watch } from './fake-clock.ts';
import { type Answer, clientFor, fakeFetch, networkError, ok } from './fake-fetch.ts';

const DONE = { ok: true, value: {} };
const brokenBody: Answer = async () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));

describe('a network failure', () => {
  test('of a GET is retried once', async () => {
    const sent = fakeFetch(networkError, ok());
    const reading = watch(get(clientFor()));
    await vi.advanceTimersByTimeAsync(1000);
    expect(reading.result).toEqual(DONE);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ url: sent[0]?.url, init: { method: 'GET', redirect: 'manual' } });
  });

  test('of a GET is reported after the second try', async () => {
    const sent = fakeFetch(networkError);
    const reading = watch(get(clientFor()));
    await vi.advanceTimersByTimeAsync(TIME_LIMIT);
    expect(reading.result).toMatchObject(UNREACHABLE);
    expect(sent).toHaveLength(2);
  });

  test('of a POST is reported at once, because the request may have arrived', async () => {
    const sent = fakeFetch(networkError, ok());
    const writing = watch(post(clientFor()));
    await vi.advanceTimersByTimeAsync(TIME_LIMIT);
    expect(writing.result).toMatchObject(UNREACHABLE);
    expect(sent).toHaveLength(1);
  });

  test('during the answer to a POST is reported at once', async () => {
    const sent = fakeFetch(brokenBody, ok());
    const writing = watch(post(clientFor()));
    await vi.advanceTimersByTimeAsync(TIME_LIMIT);
    expect(writing.result).toMatchObject(UNREACHABLE);
    expect(sent).toHaveLength(1);
  });

  test('during the answer to a GET is retried once', async () => {
    const sent = fakeFetch(brokenBody, ok());
    const reading = watch(get(clientFor()));
    await vi.advanceTimersByTimeAsync(1000);
    expect(reading.result).toEqual(DONE);
    expect(sent).toHaveLength(2);
  });
});

test.each([401, 403, 429, 500, 502])('a GET answered with %i is not retried', async (status) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sent = fakeFetch(async () => new Response('', { status }));
  const reading = watch(get(clientFor()));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reading.result).toMatchObject({ ok: false });
  expect(sent).toHaveLength(1);
});

describe('an answer with "Retry-After: 60"', () => {
  const answer = (status: number) => async () =>
    Response.json({ status: 'ERROR', data: 'Not now.' }, { status, headers: { 'Retry-After': '60' } });

  test.each([429, 503])('and the status %i causes a pause', async (status) => {
    fakeFetch(answer(status));
    const writing = watch(post(clientFor()));
    await vi.advanceTimersByTimeAsync(0);
    const pause = { seconds: 60, retryAt: Date.now() + 60_000 };
    expect(writing.result).toMatchObject({
      ok: false,
      problem: { kind: 'busy', status, text: 'Not now.', pause },
    });
  });

  test.each([200, 401, 404, 500])('and the status %i causes no pause', async (status) => {
    fakeFetch(answer(status));
    const writing = watch(post(clientFor()));
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.stringify(writing.result)).not.toContain('pause');
  });
});
