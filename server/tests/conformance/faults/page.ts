/* Mistakes in the page and its headers. */
import { at, type Fault, type Faults, withBody, withHeader } from './fault.ts';

const PAGE = /^GET \/login\/$/;

const withPolicy = (change: (policy: string) => string): Fault =>
  at(PAGE, async (response) => {
    const changed = withBody(response, await response.text(), 200);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    changed.headers.set('Content-Security-Policy', change(policy));
    return changed;
  });

export const PAGE_FAULTS: Faults = {
  'fails Page, every screen: GET /login/ answers 500': at(PAGE, (response) =>
    withBody(response, 'oops', 500),
  ),
  'fails Page, every screen: GET /login/forgotpw answers 404': at(/^GET \/login\/forgotpw/, (response) =>
    withBody(response, 'Not found', 404),
  ),
  'fails Page, every screen: … token/abc.def answers 404 … emailed link': at(
    /^GET \/login\/token\/abc\.def/,
    (response) => withBody(response, 'Not found', 404),
  ),
  'fails Page, every screen: …%E0%A4%A answers 500': at(/^GET \/login\/token\/%E0/, (response) =>
    withBody(response, 'URIError', 500),
  ),
  'fails Page, files that are not for browsers: GET /.env returns a file': at(
    /^GET \/\.env$/,
    () => new Response('DATABASE=portal.sqlite'),
  ),
  'fails Page, files that are not for browsers: GET /login/assets/…returns a file': at(
    /^GET \/login\/assets\/\.\.%2f.*passwd$/,
    () => new Response('root:x:0:0:root:/root:/bin/sh'),
  ),
  'warns Pages that the portal opens: GET /member has neither frame-ancestors': withHeader(
    /^GET \/member$/,
    'Content-Security-Policy',
  ),
  'fails Page, security headers: GET /login/token/abc.def has "Referrer-Policy: ", expected': withHeader(
    /^GET \/login\/token/,
    'Referrer-Policy',
  ),
  'fails Page, caching and missing files: … max-age=3600", expected no-cache': withHeader(
    PAGE,
    'Cache-Control',
    'public, max-age=3600',
  ),
  'fails Page, caching and missing files: … missing-00000000.js answers 200, expected 404': at(
    /^GET \/login\/assets\/missing/,
    () => new Response('<!doctype html>', { status: 200 }),
  ),
  'fails Page, caching and missing files: …"Content-Type: text/plain"': withHeader(
    /^GET \/login\/assets\/index/,
    'Content-Type',
    'text/plain',
  ),
  'warns Page, caching and missing files: … can be cached forever': withHeader(
    /^GET \/login\/assets\/index/,
    'Cache-Control',
    'no-cache',
  ),
  'fails Page, security headers: … has no Content-Security-Policy': withHeader(
    PAGE,
    'Content-Security-Policy',
  ),
  "fails Page, security headers: script-src … allows 'unsafe-inline'": withPolicy((policy) =>
    policy.replace("script-src 'self'", "$& 'unsafe-inline'"),
  ),
  'fails Page, security headers: … lacks the hash of the inline script': withPolicy((policy) =>
    policy.replace(/'sha256-[^']+'/g, "'sha256-old='"),
  ),
  'fails Page, security headers: … has no require-trusted-types-for': withHeader(
    PAGE,
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'",
  ),
  'fails Page, security headers: …"Referrer-Policy: unsafe-url", expected no-referrer': withHeader(
    PAGE,
    'Referrer-Policy',
    'unsafe-url',
  ),
  'fails Pages behind the login, way back: GET /member/reports/7 sends people … is ignored': at(
    /^GET \/member\/reports/,
    (response) => withBody(response, '<a href="/login/?next=https%3A%2F%2Fportal.example%2Fmember">', 200),
  ),
  'fails Pages that the portal opens: GET /registrationsuccess without parameters and session answers 404, expected a page':
    at(/^GET \/registrationsuccess/, (response) => withBody(response, '', 404)),
};
