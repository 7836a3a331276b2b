import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { isSameSecret, randomSecret } from '../store/secrets.ts';
import { isCall } from './answers.ts';
import { readForm } from './body.ts';
import { isSecure } from './cookies.ts';
import { allowedOrigin } from './cross-origin.ts';
import { Refusal } from './refusal.ts';

const COOKIE = 'XSRF-TOKEN';
const FIELD = 'xsrf';

declare module 'hono' {
  interface ContextVariableMap {
    antiForgeryToken: string;
  }
}

/**
 * Hands out the anti-forgery cookie and asks for it back on everything that may change something: calls send it in a
 * header (specification, section 7), forms in a field. Another site can make a browser send the cookie, but cannot read it.
 * A page of an allowed origin cannot read it either and never sends the header (D16): there the browser's own
 * word for where a call comes from is enough.
 */
export function antiForgery(backend: Backend): MiddlewareHandler {
  return async (c, next) => {
    const cookie = getCookie(c, COOKIE);
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    const needsToken = !isReading && !(isCall(c) && allowedOrigin(c, backend));
    if (needsToken && !isSameSecret(cookie, await sentToken(c))) {
      throw new Refusal(403, 'The anti-forgery token is missing or does not match. Please reload the page.');
    }
    const token = cookie || randomSecret();
    c.set('antiForgeryToken', token);
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!cookie && isReading && (isPage || isCall(c))) {
      // Scripts have to read it, so it is not HttpOnly, and its name is the specification's.
      setCookie(c, COOKIE, token, { path: '/', sameSite: 'Lax', secure: isSecure(backend.origin) });
    }
  };
}

async function sentToken(c: Context): Promise<string | undefined> {
  if (isCall(c)) return c.req.header('X-XSRF-TOKEN');
  return (await readForm(c)).get(FIELD) ?? undefined;
}

/** Part of every form of ours. */
export function antiForgeryField(c: Context) {
  return html`<input type="hidden" name="${FIELD}" value="${c.get('antiForgeryToken')}" />`;
}
