import { vi } from 'vitest';
import { type Client, createClient } from '../../../src/contract/client.ts';

export const PAGE = 'https://portal.example';
export const API = 'https://api.example';

export type Answer = (init: RequestInit) => Promise<Response>;

/** One request as it was passed to fetch. */
export interface SentRequest {
  url: string;
  init: RequestInit;
  headers: Headers;
}

/** Answers each fetch with the next answer and then repeats the last one; returns the requests sent. */
export function fakeFetch(first: Answer, ...others: Answer[]): SentRequest[] {
  const answers = [first, ...others];
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    sent.push({ url: String(url), init, headers: new Headers(init.headers) });
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? first;
    return init.signal?.aborted ? Promise.reject(init.signal.reason) : answer(init);
  });
  return sent;
}

export const ok =
  (data: unknown = {}): Answer =>
  async () =>
    Response.json({ status: 'OK', data });

export const networkError: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never answers; rejects when the request is aborted. */
export const noAnswer: Answer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Starts a body that does not end until the request is aborted. */
export const endlessBody: Answer = async ({ signal }) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"status":"OK",'));
        signal?.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );

export const clientFor = (base = PAGE): Client =>
  createClient({ base: new URL(base), origin: PAGE, antiForgeryTokens: () => ['f0rgery'] });
