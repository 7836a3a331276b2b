import type { Context } from 'hono';
import type { Backend } from '../backend.ts';
import { CHALLENGE_LIFETIME } from '../store/passkey-challenges.ts';
import { randomSecret } from '../store/secrets.ts';
import { privateCookie } from './cookies.ts';

/** Binds the challenges to a browser. Its tabs share the secret, so that each of them can use its own challenge. */
const cookie = (backend: Backend) => privateCookie(backend, 'portal-passkey');

export const passkeyBrowser = (c: Context, backend: Backend): string | undefined => cookie(backend).read(c);

/** The secret of the browser, which lives as long as the challenge that is issued now. */
export function keepPasskeyBrowser(c: Context, backend: Backend): string {
  const browser = passkeyBrowser(c, backend) ?? randomSecret();
  cookie(backend).write(c, browser, CHALLENGE_LIFETIME);
  return browser;
}
