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

const HCAPTCHA = 'https://hcaptcha.com https://*.hcaptcha.com';

interface CaptchaSources {
  /** Names of policies for Trusted Types. Without them, Trusted Types are not required: the provider does not say that it supports them. */
  types?: string;
  /** By directive, as the provider documents them. */
  sources?: Readonly<Record<string, string>>;
}

/** What each captcha needs in a policy. reCAPTCHA uses origins that its documentation lists and that depend on its address. */
const CAPTCHA_SOURCES = {
  recaptcha: { types: 'login-portal' },
  altcha: { types: 'svelte-trusted-html' },
  turnstile: {
    sources: {
      'script-src': 'https://challenges.cloudflare.com',
      'frame-src': 'https://challenges.cloudflare.com',
    },
  },
  hcaptcha: {
    sources: {
      'script-src': HCAPTCHA,
      'style-src': HCAPTCHA,
      'connect-src': HCAPTCHA,
      'frame-src': HCAPTCHA,
    },
  },
  friendly: {
    types: 'login-portal',
    sources: {
      'script-src': 'https://cdn.jsdelivr.net/npm/@friendlycaptcha/',
      'frame-src': 'https://*.frcapi.com',
    },
  },
} as const satisfies Record<string, CaptchaSources>;

export type CaptchaName = keyof typeof CAPTCHA_SOURCES;

const CAPTCHA_NAMES = Object.keys(CAPTCHA_SOURCES) as CaptchaName[];

/** Allows the portal to load and show a captcha. For reCAPTCHA add the origins of its scripts and frames. */
export function withCaptcha(policy: string, captcha: CaptchaName = 'recaptcha'): string {
  const { types, sources = {} }: CaptchaSources = CAPTCHA_SOURCES[captcha];
  const typed = types
    ? policy.replace("trusted-types 'none'", `trusted-types ${types}`)
    : policy.replace(`; ${TYPES.join('; ')}`, '');
  return Object.entries(sources).reduce(
    (result, [directive, origins]) =>
      result.includes(`${directive} `)
        ? result.replace(`${directive} 'self'`, `$& ${origins}`)
        : result.replace('; form-action', `; ${directive} ${origins}$&`),
    typed,
  );
}

/** The policy with each captcha, by the value of the attribute `captcha`. */
export const captchaPolicies = (policy: string): Record<string, string> =>
  Object.fromEntries(CAPTCHA_NAMES.map((name) => [name, withCaptcha(policy, name)]));
