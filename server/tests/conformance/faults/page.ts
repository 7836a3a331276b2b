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
  'the page answers 500': {
    fault: at(PAGE, (response) => withBody(response, 'oops', 500)),
    finding: /^fails Page, every screen: GET \/login\/ answers 500/,
  },
  'only the base has the page': {
    fault: at(/^GET \/login\/forgotpw/, (response) => withBody(response, 'Not found', 404)),
    finding: /^fails Page, every screen: GET \/login\/forgotpw answers 404/,
  },
  'a path with a dot is taken for a file': {
    fault: at(/^GET \/login\/token\/abc\.def/, (response) => withBody(response, 'Not found', 404)),
    finding: /^fails Page, every screen: .*token\/abc\.def answers 404 .* emailed link/,
  },
  'an address that cannot be decoded is a crash': {
    fault: at(/^GET \/login\/token\/%E0/, (response) => withBody(response, 'URIError', 500)),
    finding: /^fails Page, every screen: .*%E0%A4%A answers 500/,
  },
  'a file of the server can be read': {
    fault: at(/^GET \/\.env$/, () => new Response('DATABASE=portal.sqlite')),
    finding: /^fails Page, files that are not for browsers: GET \/\.env returns a file/,
  },
  'a path leads out of the folder of the page': {
    fault: at(/^GET \/login\/assets\/\.\.%2f.*passwd$/, () => new Response('root:x:0:0:root:/root:/bin/sh')),
    finding: /^fails Page, files that are not for browsers: GET \/login\/assets\/.*returns a file/,
  },
  'any site can show the page behind the sign-in in a frame': {
    fault: withHeader(/^GET \/member$/, 'Content-Security-Policy'),
    finding: /^warns Pages that the portal opens: GET \/member has neither frame-ancestors/,
  },
  'the pages of links have no Referrer-Policy': {
    fault: withHeader(/^GET \/login\/token/, 'Referrer-Policy'),
    finding: /^fails Page, security headers: GET \/login\/token\/abc\.def has "Referrer-Policy: ", expected/,
  },
  'the page is cached': {
    fault: withHeader(PAGE, 'Cache-Control', 'public, max-age=3600'),
    finding: /^fails Page, caching and missing files: .*max-age=3600", expected no-cache/,
  },
  'a missing asset is answered with the page': {
    fault: at(/^GET \/login\/assets\/missing/, () => new Response('<!doctype html>', { status: 200 })),
    finding: /^fails Page, caching and missing files: .*missing-00000000\.js answers 200, expected 404/,
  },
  'a script has the wrong type': {
    fault: withHeader(/^GET \/login\/assets\/index/, 'Content-Type', 'text/plain'),
    finding: /^fails Page, caching and missing files: .*"Content-Type: text\/plain"/,
  },
  'assets are not cached': {
    fault: withHeader(/^GET \/login\/assets\/index/, 'Cache-Control', 'no-cache'),
    finding: /^warns Page, caching and missing files: .* can be cached forever/,
  },
  'there is no content security policy': {
    fault: withHeader(PAGE, 'Content-Security-Policy'),
    finding: /^fails Page, security headers: .* has no Content-Security-Policy/,
  },
  'the policy allows inline scripts': {
    fault: withPolicy((policy) => policy.replace("script-src 'self'", "$& 'unsafe-inline'")),
    finding: /^fails Page, security headers: script-src .* allows 'unsafe-inline'/,
  },
  'the policy is that of another build': {
    fault: withPolicy((policy) => policy.replace(/'sha256-[^']+'/g, "'sha256-old='")),
    finding: /^fails Page, security headers: .*lacks the hash of the inline script/,
  },
  'the policy does not require Trusted Types': {
    fault: withHeader(PAGE, 'Content-Security-Policy', "default-src 'none'; script-src 'self'"),
    finding: /^fails Page, security headers: .*has no require-trusted-types-for/,
  },
  'the page sends its address to others': {
    fault: withHeader(PAGE, 'Referrer-Policy', 'unsafe-url'),
    finding: /^fails Page, security headers: .*"Referrer-Policy: unsafe-url", expected no-referrer/,
  },
  'the way back is a whole address': {
    fault: at(/^GET \/member\/reports/, (response) =>
      withBody(response, '<a href="/login/?next=https%3A%2F%2Fportal.example%2Fmember">', 200),
    ),
    finding: /^fails Pages behind the login, way back: GET \/member\/reports\/7 sends people .*is ignored/,
  },
  'there is no page after a registration': {
    fault: at(/^GET \/registrationsuccess/, (response) => withBody(response, '', 404)),
    finding:
      /^fails Pages that the portal opens: GET \/registrationsuccess without parameters and session answers 404, expected a page/,
  },
};
