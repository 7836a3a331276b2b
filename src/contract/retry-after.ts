import { steadyTime } from '../kit/clock.ts';

/** How long the server asks clients to wait: `seconds` after its response, which is `retryAt` by {@link steadyTime} (D47). */
export interface Pause {
  seconds: number;
  retryAt: number;
}

/** Seconds: one day. A longer pause is assumed to be a mistake. */
const MAX_SECONDS = 86_400;

/** Seconds, if only the clock of the browser, which may be wrong, says how long it is until a date. */
const MAX_SECONDS_BY_OWN_CLOCK = 60;

/**
 * Returns the pause that `Retry-After` asks for, in seconds or as a date. A date is compared with the server's clock, the
 * `Date` header (D47), which another origin has to expose.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfter(headers: Headers, now = Date.now()): Pause | undefined {
  const raw = headers.get('Retry-After') ?? '';
  const serverTime = Date.parse(headers.get('Date') ?? '');
  const [requested, most] = /^\d+$/.test(raw)
    ? [Number(raw), MAX_SECONDS]
    : [(Date.parse(raw) - (serverTime || now)) / 1000, serverTime ? MAX_SECONDS : MAX_SECONDS_BY_OWN_CLOCK];
  const seconds = Math.ceil(Math.min(requested, most));
  return seconds > 0 ? { seconds, retryAt: steadyTime() + seconds * 1000 } : undefined;
}
