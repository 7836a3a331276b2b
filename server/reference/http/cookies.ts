import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { Backend } from '../backend.ts';

/** The last cookie of this name has the shortest path, and no other path can hide it. */
export const readCookie = (c: Context, name: string): string | undefined =>
  parse((c.req.header('Cookie') ?? '').split(';').reverse().join(';'), name)[name];

export interface PrivateCookie {
  read(c: Context): string | undefined;
  write(c: Context, value: string, lifetime: number): void;
  remove(c: Context): void;
}

/**
 * A cookie that scripts cannot read and that other sites cannot send. On https its name begins with `__Host-`, so that
 * neither another host of the domain nor an unencrypted page can set it. It has the port, because browsers send a cookie to every port
 * of its host, where another server may run.
 */
export function privateCookie({ origin }: Backend, plainName: string): PrivateCookie {
  const secure = isSecure(origin);
  const name = `${secure ? '__Host-' : ''}${plainName}${new URL(origin).port}`;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read: (c) => readCookie(c, name),
    write: (c, value, lifetime) => setCookie(c, name, value, { ...options, maxAge: lifetime / 1000 }),
    remove: (c) => void deleteCookie(c, name, options),
  };
}

export interface TabsCookie {
  /** The newest comes first. */
  read(c: Context): string[];
  add(c: Context, value: string): void;
  write(c: Context, values: readonly string[]): void;
}

const MAX_TABS = 5;

/** A private cookie with a value for each tab, so that no tab replaces that of another one. The last five are kept. */
export function tabsCookie(backend: Backend, plainName: string, lifetime: number): TabsCookie {
  const cookie = privateCookie(backend, plainName);
  const read = (c: Context) => cookie.read(c)?.split('.') ?? [];
  const write = (c: Context, values: readonly string[]) =>
    values.length > 0 ? cookie.write(c, values.join('.'), lifetime) : cookie.remove(c);
  return { read, write, add: (c, value) => write(c, [...new Set([value, ...read(c)])].slice(0, MAX_TABS)) };
}

export function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
