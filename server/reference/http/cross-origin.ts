import type { Context, MiddlewareHandler } from 'hono';
import type { Backend } from '../backend.ts';

/** The origin of the call, if it is one of the allowed other origins. Pages cannot forge the Origin header. */
export function allowedOrigin(c: Context, { origin, allowedOrigins }: Backend): string | undefined {
  const from = c.req.header('Origin');
  return from !== undefined && from !== origin && allowedOrigins.includes(from) ? from : undefined;
}

/**
 * CORS: allows pages of the allowed origins to call the API with cookies and to read the responses. Other origins get no
 * CORS headers.
 *
 * The cookies are `SameSite=Lax`. A session that starts on another *origin of the same site* (www.example.org calling
 * portal.example.org) works. On another *site* the browser neither stores nor sends the cookie: calls without a session work
 * (vouchers, registration), but a sign-in is not remembered, and a code does not work. To support this, a product sets `SameSite=None; Secure` on its
 * session cookie (and `Partitioned` if browsers block third-party cookies).
 */
export function crossOrigin(backend: Backend): MiddlewareHandler {
  return async (c, next) => {
    const origin = allowedOrigin(c, backend);
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method');
    if (origin && isPreflight) {
      // X-XSRF-TOKEN is missing on purpose: the portal does not send it to another origin.
      c.header('Access-Control-Allow-Methods', 'GET, HEAD, POST');
      c.header('Access-Control-Allow-Headers', 'Content-Type');
      c.header('Access-Control-Max-Age', '600');
      c.res = c.body(null, 204);
    } else await next();
    const { headers } = c.res;
    // Also without an allowed origin: a cache must not reuse a response for another origin.
    headers.append('Vary', 'Origin');
    if (!origin) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', 'Date, Retry-After, X-Request-Id');
  };
}
