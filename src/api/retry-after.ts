/** How long the server asks clients to wait: `seconds` after its response, which is `retryAt` in local time (D47). */
export interface Pause {
  seconds: number;
  retryAt: number;
}

/** Seconds: one day. A longer pause is assumed to be a mistake. */
const MAX_SECONDS = 86_400;

/**
 * Returns the pause that `Retry-After` asks for, in seconds or as a date. A date is compared with the server's clock, the
 * `Date` header (D47).
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfter(headers: Headers, now = Date.now()): Pause | undefined {
  const raw = headers.get('Retry-After') ?? '';
  const serverTime = Date.parse(headers.get('Date') ?? '') || now;
  const requested = /^\d+$/.test(raw) ? Number(raw) : Math.ceil((Date.parse(raw) - serverTime) / 1000);
  const seconds = Math.min(requested, MAX_SECONDS);
  return seconds > 0 ? { seconds, retryAt: now + seconds * 1000 } : undefined;
}
