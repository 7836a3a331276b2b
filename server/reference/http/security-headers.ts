import type { MiddlewareHandler } from 'hono';
import { PAGE_POLICY, withCaptcha } from '../../../standalone/content-security-policy.ts';
import type { Backend } from '../backend.ts';
import { isCall } from './is-call.ts';

const PAGE = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
  'X-Robots-Tag': 'noindex',
  // Pages can show personal data. The standalone page sets its own `Cache-Control`.
  'Cache-Control': 'no-store',
};
const CALL = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Sets the headers listed in docs/operating.md#response-headers, unless the response has set them already. */
export function securityHeaders({ members, origin }: Backend): MiddlewareHandler {
  const policy = members.usecaptcha ? withCaptcha(PAGE_POLICY, 'altcha') : PAGE_POLICY;
  const transport = origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' };

  function headersOf(path: string, sent: Headers): Record<string, string> {
    if (!sent.get('Content-Type')?.startsWith('text/html')) {
      const isForAnyOrigin = sent.get('Access-Control-Allow-Origin') === '*';
      return { 'Cross-Origin-Resource-Policy': isForAnyOrigin ? 'cross-origin' : 'same-origin' };
    }
    // Addresses of the portal can contain a token. Other pages submit forms, and `no-referrer` would set their Origin to `null`.
    const referrer = path.startsWith('/login/') ? 'no-referrer' : 'same-origin';
    return { ...PAGE, 'Content-Security-Policy': policy, 'Referrer-Policy': referrer };
  }

  return async (c, next) => {
    await next();
    // With 304 the browser keeps the headers of the cached response.
    if (c.res.status === 304) return;
    const { headers } = c.res;
    const wanted = {
      'X-Content-Type-Options': 'nosniff',
      ...transport,
      ...(isCall(c) ? CALL : headersOf(c.req.path, headers)),
    };
    for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
  };
}
