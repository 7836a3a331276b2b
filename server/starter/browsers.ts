/* Browsers in which the owner of an address has signed in before. They have limits of their own. */
import type { Context } from 'hono';
import type { Client } from './limits.ts';
import { cookieOf, isSame, networks, newSecret, sign, type Web, writeCookie } from './web.ts';

/** Seconds. */
const LIFETIME = 180 * 24 * 60 * 60;
const ID_LENGTH = newSecret().length;
const MOST_ADDRESSES = 5;

const signed = (id: string, email: string) => id + sign(`browser ${id} ${email}`);
const read = (c: Context<Web>) => (cookieOf(c, 'browser') ?? '').split('.').filter(Boolean);

/** Names the browser, if the owner of the address has signed in with it. The cookie has a value for each address. */
export const browserOf = (c: Context<Web>, email: string): string | undefined =>
  read(c)
    .find((value) => isSame(value, signed(value.slice(0, ID_LENGTH), email)))
    ?.slice(0, ID_LENGTH);

/** Call it when the owner of the address is in front of this browser. */
export function remember(c: Context<Web>, email: string): void {
  const value = signed(browserOf(c, email) ?? newSecret(), email);
  writeCookie(c, 'browser', [...new Set([value, ...read(c)])].slice(0, MOST_ADDRESSES).join('.'), LIFETIME);
}

/** Who counts for the limits of this address. */
export function clientFor(c: Context<Web>, email: string): Client {
  const browser = browserOf(c, email);
  return browser ? [browser] : networks(c);
}
