import type { MiddlewareHandler } from 'hono';
import { isCall } from './answers.ts';

/** Nothing inline, nothing from elsewhere, and no HTML from strings: the pages and the elements live with it. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The portal may then make one script's address of a text: the captcha's. */
export const CAPTCHA_CONTENT_SECURITY_POLICY = CONTENT_SECURITY_POLICY.replace(
  "trusted-types 'none'",
  'trusted-types login-portal',
);

export function securityHeaders(usesCaptcha: boolean): MiddlewareHandler {
  const policy = usesCaptcha ? CAPTCHA_CONTENT_SECURITY_POLICY : CONTENT_SECURITY_POLICY;
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
