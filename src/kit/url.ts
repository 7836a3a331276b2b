import { attempt } from './attempt.ts';
import { withoutShapeless } from './text.ts';

/**
 * An absolute address that the browser may open, or `undefined`. Only http and https are allowed, and no user name or password
 * (`https://bank.example@evil.example` looks like a different site). Callers use the returned URL, not the text, so that they
 * open exactly what was checked.
 */
export function webUrl(raw: string, base?: string | URL): URL | undefined {
  const url = attempt(() => new URL(raw, base));
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

/**
 * Encodes a text as one path segment. `undefined` if that is impossible: for an empty text, and for `.` and `..`, which
 * browsers resolve even if they are encoded.
 */
export function pathSegment(text: string): string | undefined {
  return /^\.{0,2}$/.test(text) ? undefined : encodeURIComponent(text.toWellFormed());
}

/** A path as it was meant: without what has no shape (D87), with one slash in place of several, and without one at its end. */
export const plainPath = (pathname: string): string =>
  `/${pathname.split('/').map(plainSegment).filter(Boolean).join('/')}`;

function plainSegment(segment: string): string {
  // What cannot be decoded stays as it is.
  const text = attempt(() => decodeURIComponent(segment)) ?? '';
  const seen = withoutShapeless(text);
  return seen === text ? segment : encodeURIComponent(seen);
}

/** A path with query parameters, without those that are absent or empty. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** The parameters of an address. Some programs write `&amp;` into the links of a mail, which the browser reads as `&` and `amp;`. */
export const queryOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.replaceAll('&amp;', '&'));

/** The email address in a query. A space inside it was a `+` that nobody encoded (D63): no address has a space there. */
export const emailIn = (query: Pick<URLSearchParams, 'get'>): string =>
  withoutShapeless(query.get('email') ?? '').replaceAll(' ', '+');
