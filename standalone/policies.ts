import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webUrl } from '../src/kit/url.ts';
import type { Site } from './check.ts';
import {
  type CaptchaName,
  captchaPolicies,
  PAGE_POLICY,
  withCaptcha,
  withHashes,
} from './content-security-policy.ts';

/** What the page loads from an address, as a directive of its policy. */
const DIRECTIVES = {
  'api-base': 'connect-src',
  'monitoring-url': 'connect-src',
  'provider-logo': 'img-src',
  'captcha-src': 'script-src',
} as const;

/** How the configuration of a web server names a policy. The configurations in examples/hosting/ include these files. */
const SERVER_POLICIES: Record<string, (name: string, policy: string) => string> = {
  'csp.nginx.conf': (name, policy) => `set $${name} "${policy}";`,
  'csp.apache.conf': (name, policy) => `Define ${name} "${policy}"`,
  'csp.caddyfile': (name, policy) => `(${name}) {\n\theader Content-Security-Policy "${policy}"\n}`,
};

/** A script is allowed by its whole address, because another one of its host could run anything. */
const sourceOf = (directive: string, { origin, pathname }: URL) =>
  // A policy, and the files for web servers, give these characters a meaning.
  directive === 'script-src' ? origin + pathname.replace(/[;,'$]/g, escaped) : origin;

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

/** Allows what the page loads from other origins. */
export function sitePolicy(policy: string, site: Site): string {
  const sources = Object.entries(DIRECTIVES).map(([name, directive]) => {
    const address = webUrl(site[name as keyof typeof DIRECTIVES] ?? '');
    return [directive, address && sourceOf(directive, address)] as const;
  });
  return policy.replace(/([\w-]+-src) 'self'/g, (allowed, directive) => {
    const added = sources.flatMap(([each, source]) => (each === directive && source ? [source] : []));
    return [allowed, ...added].join(' ');
  });
}

/** Writes the policy of a page into csp.json, besides `others`, and as files that web servers include. */
export function writePolicies(folder: string, html: string, site: Site, others: object): void {
  const policy = withHashes(sitePolicy(PAGE_POLICY, site), html);
  const page = {
    policy,
    withCaptcha: withCaptcha(policy, site.captcha as CaptchaName | undefined),
    captchas: captchaPolicies(policy),
  };
  writeFileSync(join(folder, 'csp.json'), `${JSON.stringify({ page, ...others }, null, 2)}\n`);
  const policies = { portal_policy: page.policy, portal_policy_with_captcha: page.withCaptcha };
  for (const [file, format] of Object.entries(SERVER_POLICIES)) {
    const lines = Object.entries(policies).map(([name, text]) => format(name, text));
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
}
