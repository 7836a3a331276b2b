import type { Context, MiddlewareHandler } from 'hono';
import type { Backend } from '../backend.ts';

/** The origin of another site that a call comes from and that may make calls here. A browser lets nobody forge it. */
export function allowedOrigin(c: Context, { origin, allowedOrigins }: Backend): string | undefined {
  const from = c.req.header('Origin');
  return from !== undefined && from !== origin && allowedOrigins.includes(from) ? from : undefined;
}

/**
 * Lets the pages of the allowed origins make calls, with cookies, and read the answers; all others get not one
 * header.
 *
 * Cookies are `SameSite=Lax` there too. So a session begun from another *origin of the same site*
 * (www.example.org calling portal.example.org) is kept and sent. From another *site* the browser neither keeps nor
 * sends the cookie: every call that needs no session works, as vouchers and registration do, and signing in is
 * answered but not remembered. A product that wants that as well sets its session cookie `SameSite=None; Secure`
 * (`Partitioned` where browsers block the cookies of third parties).
 */
export function crossOrigin(backend: Backend): MiddlewareHandler {
  return async (c, next) => {
    const origin = allowedOrigin(c, backend);
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method');
    if (origin && isPreflight) {
      // X-XSRF-TOKEN is not among the headers: it never goes to another origin (D16).
      c.header('Access-Control-Allow-Methods', 'GET, HEAD, POST');
      c.header('Access-Control-Allow-Headers', 'Content-Type');
      c.header('Access-Control-Max-Age', '600');
      c.res = c.body(null, 204);
    } else await next();
    const { headers } = c.res;
    // Also where nothing is allowed: a cache must not hand one origin's answer to another.
    headers.append('Vary', 'Origin');
    if (!origin) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', 'Retry-After');
  };
}
