import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Backend } from '../backend.ts';
import { isSameSecret, randomSecret } from '../store/secrets.ts';
import { isCall } from './answers.ts';
import { allowedOrigin } from './cross-origin.ts';
import { Refusal } from './refusal.ts';

const COOKIE = 'XSRF-TOKEN';

/**
 * Hands out the anti-forgery cookie and asks for it back in a header on every call that may change something
 * (specification, section 7). Another site can make a browser send the cookie, but cannot read it.
 * A page of an allowed origin cannot read it either and never sends the header (D16): there the browser's own
 * word for where a call comes from is enough.
 */
export function antiForgery(backend: Backend): MiddlewareHandler {
  const secure = backend.origin.startsWith('https:');
  return async (c, next) => {
    const cookie = getCookie(c, COOKIE);
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    const needsHeader = isCall(c) && !isReading && allowedOrigin(c, backend) === undefined;
    if (needsHeader && !isSameSecret(cookie, c.req.header('X-XSRF-TOKEN'))) {
      throw new Refusal(403, 'The anti-forgery token is missing or does not match. Please reload the page.');
    }
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!cookie && isReading && (isPage || isCall(c))) {
      // Scripts have to read it, so it is not HttpOnly.
      setCookie(c, COOKIE, randomSecret(), { path: '/', sameSite: 'Lax', secure });
    }
  };
}
