import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Backend, MINUTE } from '../backend.ts';
import { findByHandle, handleOf, type MailedToken, type TokenType } from '../store/tokens.ts';
import { readForm } from './body.ts';
import { privateCookie } from './cookies.ts';

/**
 * Links that do something by themselves: sign in, or confirm an address. Checking one must not do it, because mail
 * scanners, prefetching browsers and other sites check links, too. It only leaves the link with the browser, and the page
 * that the portal goes on to asks the person.
 */
const PENDING_TYPES: readonly TokenType[] = ['portalaccess', 'registration', 'vouchernewreg'];
const FIELD = 'link';
const LIFETIME = 10 * MINUTE;

const cookie = (backend: Backend) => privateCookie(backend, 'portal-pending');

export function isPending(type: TokenType): boolean {
  return PENDING_TYPES.includes(type);
}

export function leavePending(c: Context, backend: Backend, token: string): void {
  cookie(backend).write(c, handleOf(token), LIFETIME);
}

/** The link that waits in this browser, if it is of this type. */
export function pendingLink(c: Context, backend: Backend, type: TokenType): MailedToken | undefined {
  return readPending(c, backend, type, 0);
}

/** The same if it has done what it is for. */
export function usedLink(c: Context, backend: Backend, type: TokenType): MailedToken | undefined {
  return readPending(c, backend, type, LIFETIME);
}

/** The same if it is the one that the submitted form was about: another tab may have left another link since. */
export async function confirmedLink(
  c: Context,
  backend: Backend,
  type: TokenType,
): Promise<MailedToken | undefined> {
  const form = await readForm(c);
  const link = pendingLink(c, backend, type);
  return link?.hash === form.get(FIELD) ? link : undefined;
}

export function linkField({ hash }: MailedToken) {
  return html`<input type="hidden" name="${FIELD}" value="${hash}" />`;
}

export function forgetPending(c: Context, backend: Backend): void {
  cookie(backend).remove(c);
}

function readPending(c: Context, backend: Backend, type: TokenType, grace: number): MailedToken | undefined {
  const handle = cookie(backend).read(c);
  const found = handle ? findByHandle(backend, handle, grace) : undefined;
  return found?.type === type ? found : undefined;
}
