import type { Pause } from '../i18n/message.ts';

/** Seconds. A day is long enough; a longer pause is a mistake somewhere. */
const LONGEST = 86_400;

/**
 * The pause that `Retry-After` asks for, in seconds or as a date, which is by the server's own clock (D47).
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function pauseIn(headers: Headers, now = Date.now()): Pause | undefined {
  const raw = headers.get('Retry-After') ?? '';
  const serverTime = Date.parse(headers.get('Date') ?? '') || now;
  const wanted = /^\d+$/.test(raw) ? Number(raw) : Math.ceil((Date.parse(raw) - serverTime) / 1000);
  const seconds = Math.min(wanted, LONGEST);
  return seconds > 0 ? { seconds, until: now + seconds * 1000 } : undefined;
}
