import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Backend, MINUTE } from '../backend.ts';
import { findTokenByReference, type MailedToken, referenceOf, type TokenType } from '../store/tokens.ts';
import { readForm } from './body.ts';
import { tabsCookie } from './cookies.ts';

/**
 * Links that sign in or confirm a registration. Checking such a link must not use it, because mail scanners and prefetching
 * browsers also open links. The check only stores the link in a cookie, and the next page asks the person to confirm.
 */
const PENDING_TYPES: readonly TokenType[] = ['portalaccess', 'registration'];
const FIELD = 'link';
const LIFETIME = 10 * MINUTE;

const cookie = (backend: Backend) => tabsCookie(backend, 'portal-pending', LIFETIME);

export function isPendingType(type: TokenType): boolean {
  return PENDING_TYPES.includes(type);
}

export function storePendingLink(c: Context, backend: Backend, token: string): void {
  cookie(backend).add(c, referenceOf(token));
}

/** The pending links of this browser that have this type, and those that were used less than `grace` milliseconds ago. */
const pendingLinks = (c: Context, backend: Backend, type: TokenType, grace = 0): MailedToken[] =>
  cookie(backend)
    .read(c)
    .flatMap((reference) => findPending(backend, reference, type, grace) ?? []);

/** The newest of them. */
export function pendingLink(c: Context, backend: Backend, type: TokenType): MailedToken | undefined {
  return pendingLinks(c, backend, type)[0];
}

/** The same, also if the link was used a moment ago. */
export function usedLink(c: Context, backend: Backend, type: TokenType): MailedToken | undefined {
  return pendingLinks(c, backend, type, LIFETIME)[0];
}

/** The link of the form that was submitted. Another tab may have stored or used other links since. */
export async function confirmedLink(
  c: Context,
  backend: Backend,
  type: TokenType,
): Promise<MailedToken | undefined> {
  const form = await readForm(c);
  return findPending(backend, form.get(FIELD) ?? '', type);
}

export function linkField({ reference }: MailedToken) {
  return html`<input type="hidden" name="${FIELD}" value="${reference}" />`;
}

export function clearPendingLinks(c: Context, backend: Backend, type: TokenType): void {
  const links = pendingLinks(c, backend, type, LIFETIME).map(({ reference }) => reference);
  if (links.length === 0) return;
  cookie(backend).write(
    c,
    cookie(backend)
      .read(c)
      .filter((each) => !links.includes(each)),
  );
}

function findPending(
  backend: Backend,
  reference: string,
  type: TokenType,
  grace = 0,
): MailedToken | undefined {
  const found = findTokenByReference(backend, reference, grace);
  return found?.type === type ? found : undefined;
}
