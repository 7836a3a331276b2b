import type { Visit } from './browser.ts';

/** Seconds. Nobody waits longer in front of a form. */
const LONGEST = 24 * 60 * 60;

/** The seconds to wait that an answer asks for. `undefined` if the portal cannot read them. */
export function retryAfterOf({ headers }: Visit): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const [until, now] = [Date.parse(value), Date.parse(headers.get('Date') ?? '')];
  const isDate = /^[A-Z][a-z]{2}, .* GMT$/.test(value) && !Number.isNaN(until) && !Number.isNaN(now);
  return isDate ? Math.max(0, Math.ceil((until - now) / 1000)) : undefined;
}

/** Why the form cannot say how long to wait. */
export function retryAfterFault(visit: Visit): string | undefined {
  if (!visit.headers.has('Retry-After')) return 'has no Retry-After';
  const seconds = retryAfterOf(visit);
  if (seconds === undefined)
    return 'has a Retry-After that is neither a number of seconds nor a date with "Date"';
  if (seconds === 0) return 'has a Retry-After of 0 seconds';
  return seconds > LONGEST ? 'has a Retry-After of more than a day' : undefined;
}
