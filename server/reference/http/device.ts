import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { type Backend, MINUTE } from '../backend.ts';
import { normalizeEmail } from '../store/accounts.ts';
import type { Client } from '../store/limits.ts';
import { isSameSecret, randomSecret } from '../store/secrets.ts';
import { networksOf } from './client.ts';
import { tabsCookie } from './cookies.ts';

/** Milliseconds. */
const LIFETIME = 180 * 24 * 60 * MINUTE;

/** A value for each address that has signed in with this browser. Only this server can sign one. */
const cookie = (backend: Backend) => tabsCookie(backend, 'portal-device', LIFETIME);

const sign = ({ secretKey }: Backend, email: string, id: string): string =>
  `${id}${createHmac('sha256', secretKey)
    .update(`device ${id} ${normalizeEmail(email)}`)
    .digest('base64url')}`;

const ID_LENGTH = randomSecret().length;

/** Names the browser, if the owner of the address has signed in with it. */
export function deviceOf(c: Context, backend: Backend, email: string): string | undefined {
  const ids = cookie(backend)
    .read(c)
    .filter((value) => isSameSecret(value, sign(backend, email, value.slice(0, ID_LENGTH))));
  return ids[0]?.slice(0, ID_LENGTH);
}

/** From now on the browser has limits of its own for this address, so that nobody else can lock its owner out. */
export function rememberDevice(c: Context, backend: Backend, email: string): void {
  const id = deviceOf(c, backend, email) ?? randomSecret();
  cookie(backend).add(c, sign(backend, email, id));
}

/** Who counts for the limits of this address. */
export function clientFor(c: Context, backend: Backend, email: string): Client {
  const device = deviceOf(c, backend, email);
  return device ? [device] : networksOf(c, backend);
}
