import { documentMember } from '../browser/document.ts';
import { attempt } from '../kit/attempt.ts';

/**
 * The values of the cookies with this name. Every host and path can set one, and browsers list the one with the shortest path
 * last. It counts, so it is the first here (D91). Not with js-cookie, which reads the other end, and is as large as the script of
 * the first screen.
 */
export const readCookies = (name: string): string[] =>
  allCookies()
    .filter((pair) => pair.startsWith(`${name}=`))
    .flatMap((pair) => decoded(pair.slice(name.length + 1)))
    .reverse();

/** None in a sandboxed frame (D24). */
const allCookies = (): string[] =>
  attempt(() => {
    // An element named `cookie` hides `document.cookie`.
    const text = typeof document.cookie === 'string' ? document.cookie : documentMember('cookie');
    return text.split('; ');
  }) ?? [];

/** Nothing if the value cannot be decoded: it counts as absent. Some servers put quotes around a value. */
const decoded = (value: string): string | [] =>
  attempt(() => value.replace(/^"(.*)"$/, '$1').replace(/(%[\dA-F]{2})+/gi, decodeURIComponent)) ?? [];
