import { createHash } from 'node:crypto';

/*
 * The content security policies. The pages send them, the element tests run under the widget policy, and the build writes
 * them to dist/csp.json for host pages. Use them as a header: browsers ignore `frame-ancestors` in a `<meta>` element.
 */

/** The elements need nothing inline, nothing from other origins and no HTML from strings. */
const ELEMENTS = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
] as const;
const TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"] as const;

/** For a host page that serves the elements and the API from its own origin. Otherwise add their origins to 'self'. */
export const WIDGET_POLICY = [...ELEMENTS, "base-uri 'self'", "frame-ancestors 'self'", ...TYPES].join('; ');

/** For the standalone page at /login/ and the other pages of the backend. */
export const PAGE_POLICY = [...ELEMENTS, "base-uri 'none'", "frame-ancestors 'none'", ...TYPES].join('; ');

/** Allows the inline styles and scripts of a page by their hashes. */
export const withHashes = (policy: string, html: string): string =>
  ['script', 'style'].reduce(
    (result, tag) =>
      result.replace(`${tag}-src 'self'`, [`${tag}-src 'self'`, ...inlineHashes(html, tag)].join(' ')),
    policy,
  );

/** The hash of each `<script>` or `<style>` without attributes, as a source for a policy. */
export const inlineHashes = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/**
 * Allows the portal to load the captcha script. If the captcha is on another origin, add that origin and the origins that
 * the script uses to `script-src`, `frame-src` and `connect-src`.
 */
export const withCaptcha = (policy: string): string =>
  policy.replace("trusted-types 'none'", 'trusted-types login-portal');
