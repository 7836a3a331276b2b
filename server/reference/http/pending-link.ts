import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Backend, MINUTE } from '../backend.ts';
import { findTokenByReference, type MailedToken, referenceOf, type TokenType } from '../store/tokens.ts';
import { readForm } from './body.ts';
import { privateCookie } from './cookies.ts';

/**
 * Links that sign in or confirm an address. Checking such a link must not use it, because mail scanners and prefetching
 * browsers also open links. The check only stores the link in a cookie, and the next page asks the person to confirm.
 */
const PENDING_TYPES: readonly TokenType[] = ['portalaccess', 'registration', 'vouchernewreg'];
const FIELD = 'link';
const LIFETIME = 10 * MINUTE;

const cookie = (backend: Backend) => privateCookie(backend, 'portal-pending');

export function isPendingType(type: TokenType): boolean {
  return PENDING_TYPES.includes(type);
}

export function storePendingLink(c: Context, backend: Backend, token: string): void {
  cookie(backend).write(c, referenceOf(token), LIFETIME);
}

/** The pending link of this browser, if it has this type. */
export function pendingLink(c: Context, backend: Backend, type: TokenType): MailedToken | undefined {
  return readPending(c, backend, type, 0);
}

/** The same, also if the link was used a moment ago. */
export function usedLink(c: Context, backend: Backend, type: TokenType): MailedToken | undefined {
  return readPending(c, backend, type, LIFETIME);
}

/** The pending link, if the submitted form is about it: another tab may have stored another link since. */
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

export function clearPendingLink(c: Context, backend: Backend): void {
  cookie(backend).remove(c);
}

function readPending(c: Context, backend: Backend, type: TokenType, grace: number): MailedToken | undefined {
  const reference = cookie(backend).read(c);
  const found = reference ? findTokenByReference(backend, reference, grace) : undefined;
  return found?.type === type ? found : undefined;
}
