import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Backend } from '../backend.ts';

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
    read: (c) => getCookie(c, name),
    write: (c, value, lifetime) => setCookie(c, name, value, { ...options, maxAge: lifetime / 1000 }),
    remove: (c) => void deleteCookie(c, name, options),
  };
}

export function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
