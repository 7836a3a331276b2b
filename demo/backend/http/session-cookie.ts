import type { Context } from 'hono';
import type { Backend } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import { createSession, endSession, findSessionAccount, SESSION_LIFETIME } from '../store/sessions.ts';
import { privateCookie } from './cookies.ts';

const cookie = (backend: Backend) => privateCookie(backend, 'portal-session');

/** Signs the browser in. */
export function signIn(c: Context, backend: Backend, account: Account): void {
  const previous = cookie(backend).read(c);
  if (previous) endSession(backend, previous);
  cookie(backend).write(c, createSession(backend, account), SESSION_LIFETIME);
}

export function signedInAccount(c: Context, backend: Backend): Account | undefined {
  const session = cookie(backend).read(c);
  return session ? findSessionAccount(backend, session) : undefined;
}

export function signOut(c: Context, backend: Backend): void {
  const session = cookie(backend).read(c);
  if (!session) return;
  endSession(backend, session);
  cookie(backend).remove(c);
}
