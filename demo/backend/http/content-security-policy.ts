/*
 * The policies that everything here runs under. The pages send them, the element tests run under the widget's, and the
 * build writes them to dist/csp.json for host pages to copy. They are values of the header: in a `<meta>` element a browser ignores
 * `frame-ancestors`.
 */

/** What the elements are clean under, on a host page: nothing inline, nothing from elsewhere, no HTML from strings. */
const ELEMENTS = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
] as const;
const TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"] as const;

/** On a host page that serves the elements and the API itself; else their origins stand beside 'self'. */
export const WIDGET_POLICY = [...ELEMENTS, "base-uri 'self'", "frame-ancestors 'self'", ...TYPES].join('; ');

/** On a page of our own, /login/ first of all. */
export const PAGE_POLICY = [...ELEMENTS, "base-uri 'none'", "frame-ancestors 'none'", ...TYPES].join('; ');

/**
 * The portal may then make one script's address of a text: the captcha's. Its origin, where that is not the page's, and what
 * the script asks for itself belong into `script-src`, `frame-src` and `connect-src`.
 */
export const withCaptcha = (policy: string): string =>
  policy.replace("trusted-types 'none'", 'trusted-types login-portal');
