import type { MiddlewareHandler } from 'hono';
import { isCall } from './answers.ts';
import { PAGE_POLICY, withCaptcha } from './content-security-policy.ts';

export function securityHeaders(usesCaptcha: boolean): MiddlewareHandler {
  const policy = usesCaptcha ? withCaptcha(PAGE_POLICY) : PAGE_POLICY;
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    if (isCall(c) && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (!headers.get('Content-Type')?.startsWith('text/html')) return;
    headers.set('Content-Security-Policy', policy);
    headers.set('Referrer-Policy', 'same-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    // Who is signed in, and mails, are nothing to keep; the standalone page says for itself how it is kept.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}
