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
 * neither another host of the domain nor an unencrypted page can set it.
 */
export function privateCookie({ origin }: Backend, plainName: string): PrivateCookie {
  const secure = isSecure(origin);
  const name = secure ? `__Host-${plainName}` : plainName;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read: (c) => readCookie(c, name),
    write: (c, value, lifetime) => setCookie(c, name, value, { ...options, maxAge: lifetime / 1000 }),
    remove: (c) => void deleteCookie(c, name, options),
  };
}

export function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
