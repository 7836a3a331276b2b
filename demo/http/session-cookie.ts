import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Backend } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { createSession, endSession, findSessionAccount, SESSION_LIFETIME } from '../store/sessions.ts';
import { spendToken } from '../store/tokens.ts';

const COOKIE = 'portal-session';

/** Signs the browser in; `token` is the mailed link that did it. */
export function signIn(c: Context, backend: Backend, account: Account, token?: string): void {
  const previous = getCookie(c, COOKIE);
  if (previous) endSession(backend, previous);
  setCookie(c, COOKIE, createSession(backend, account, token), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: backend.origin.startsWith('https:'),
    maxAge: SESSION_LIFETIME / 1000,
  });
}

export function signedInAccount(c: Context, backend: Backend): Account | undefined {
  const session = getCookie(c, COOKIE);
  return session ? findSessionAccount(backend, session) : undefined;
}

export function signOut(c: Context, backend: Backend): void {
  const session = getCookie(c, COOKIE);
  // The cookie is not sent from other sites, so none of them can sign anybody out.
  if (!session) return;
  const link = endSession(backend, session);
  // Whoever sits at this machine next must not get in by the link in its history.
  if (link) spendToken(backend, link);
  deleteCookie(c, COOKIE, { path: '/' });
}
