import type { Context, MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { isSameSecret, randomSecret } from '../store/secrets.ts';
import { readForm } from './body.ts';
import { isSecure, readCookie } from './cookies.ts';
import { allowedOrigin } from './cross-origin.ts';
import { HttpError } from './http-error.ts';
import { isCall } from './is-call.ts';

const COOKIE = 'XSRF-TOKEN';
const FIELD = 'xsrf';

declare module 'hono' {
  interface ContextVariableMap {
    antiForgeryToken: string;
  }
}

/**
 * Sets the anti-forgery cookie and requires its value on every request that can change something: API calls send it in a
 * header, forms in a field. Another site can make a browser send the cookie but cannot read it. Pages of allowed origins
 * cannot read it either and never send the header; for them the Origin header of the browser is sufficient.
 */
export function antiForgery(backend: Backend): MiddlewareHandler {
  return async (c, next) => {
    const cookie = readCookie(c, COOKIE);
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    const needsToken = !isReading && !(isCall(c) && allowedOrigin(c, backend));
    if (needsToken && !isSameSecret(cookie, await sentToken(c))) {
      throw new HttpError(403, ({ t }) =>
        t('The anti-forgery token is missing or does not match. Please reload the page.'),
      );
    }
    const token = cookie || randomSecret();
    c.set('antiForgeryToken', token);
    await next();
    if (!cookie && isReading && (isPage(c) || isCall(c))) {
      setAntiForgeryCookie(c, backend, token);
    }
  };
}

/** Also of a page that has not changed: its calls would otherwise get different cookies, and one could be refused. */
const isPage = ({ req, res }: Context): boolean =>
  res.status === 304
    ? Boolean(req.header('Accept')?.includes('text/html'))
    : Boolean(res.headers.get('Content-Type')?.startsWith('text/html'));

/** Not HttpOnly, because the portal reads the cookie. */
export function setAntiForgeryCookie(
  c: Context,
  { origin }: Pick<Backend, 'origin'>,
  token = randomSecret(),
): void {
  setCookie(c, COOKIE, token, { path: '/', sameSite: 'Lax', secure: isSecure(origin) });
}

async function sentToken(c: Context): Promise<string | undefined> {
  if (isCall(c)) return c.req.header('X-XSRF-TOKEN');
  return (await readForm(c)).get(FIELD) ?? undefined;
}

/** Every form of the backend contains this field. */
export function antiForgeryField(c: Context) {
  return html`<input type="hidden" name="${FIELD}" value="${c.get('antiForgeryToken')}" />`;
}
