import type { Context } from 'hono';
import { logEvent } from '../authentication-log.ts';
import type { Backend } from '../backend.ts';
import type { Account } from '../store/accounts.ts';
import {
  createSession,
  endSession,
  findSessionAccount,
  isRecent,
  SESSION_LIFETIME,
} from '../store/sessions.ts';
import { privateCookie } from './cookies.ts';
import { rememberDevice } from './device.ts';
import { clearPendingLinks } from './pending-link.ts';

const cookie = (backend: Backend) => privateCookie(backend, 'portal-session');

/** Signs the browser in. The person is not asked about links that were opened before. */
export function signIn(
  c: Context,
  backend: Backend,
  account: Account,
  by: 'password' | 'link' | 'provider' | 'passkey',
): void {
  const session = createSession(backend, account);
  const previous = cookie(backend).read(c);
  if (previous) endSession(backend, previous);
  clearPendingLinks(c, backend, 'portalaccess');
  cookie(backend).write(c, session, SESSION_LIFETIME);
  rememberDevice(c, backend, account.email);
  logEvent(backend, `signed-in-by-${by}`, account, c);
}

export function signedInAccount(c: Context, backend: Backend): Account | undefined {
  const session = cookie(backend).read(c);
  return session ? findSessionAccount(backend, session) : undefined;
}

/** The account, if the browser was signed in a few minutes ago. A stranger at an open computer must not add a way in. */
export function recentlySignedInAccount(c: Context, backend: Backend): Account | undefined {
  const session = cookie(backend).read(c);
  return session && isRecent(backend, session) ? findSessionAccount(backend, session) : undefined;
}

export function signOut(c: Context, backend: Backend): void {
  // Back must not show the page of the person. Cookies and storage have nothing else that is personal.
  c.header('Clear-Site-Data', '"cache"');
  const session = cookie(backend).read(c);
  if (!session) return;
  logEvent(backend, 'signed-out', findSessionAccount(backend, session), c);
  endSession(backend, session);
  cookie(backend).remove(c);
}
