/* A server that wants to be left alone for ten minutes, and a clock that goes on at a word. */
import { type Answer, refused } from './fake-fetch.ts';

const { now } = Date;

export const PAUSE = 600;
export const WHEN = 'in 10 minutes';

/** 429 or 503 with `Retry-After`; in words of its own if there are any. */
export const busy = (status: 429 | 503, words: string | null = null): Answer =>
  refused(words, status, { 'Retry-After': String(PAUSE) });

/** Moves the reader's clock on. */
export function passSeconds(seconds: number): void {
  const before = Date.now;
  Date.now = () => before() + seconds * 1000;
}

afterEach(() => {
  Date.now = now;
});
