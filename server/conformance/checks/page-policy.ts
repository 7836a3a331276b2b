import { inlineHashes, PAGE_POLICY } from '../../../standalone/content-security-policy.ts';
import type { Context } from '../context.ts';

/** Compares the policy with the one of dist/csp.json. A site may add sources, except those that make it useless. */
export function checkPolicy({ fails }: Context, path: string, policy: string | null, html: string): void {
  if (!policy) {
    fails(`GET ${path} has no Content-Security-Policy`);
    return;
  }
  const sent = directives(policy);
  for (const [name, sources] of directives(PAGE_POLICY)) {
    const found = sent.get(name);
    if (!found) fails(`The Content-Security-Policy has no ${name}, expected "${name} ${sources.join(' ')}"`);
  }
  for (const tag of ['script', 'style']) {
    const sources = sent.get(`${tag}-src`) ?? [];
    const weak = sources.filter((source) =>
      /^('unsafe-inline'|'unsafe-eval'|\*|data:|https?:)$/.test(source),
    );
    if (weak.length > 0) fails(`${tag}-src of the Content-Security-Policy allows ${weak.join(' ')}`);
    if (inlineHashes(html, tag).some((hash) => !sources.includes(hash)))
      fails(
        `${tag}-src of the Content-Security-Policy lacks the hash of the inline ${tag}: use csp.json of the same build`,
      );
  }
}

const directives = (policy: string) =>
  new Map(
    policy.split(';').flatMap((directive): [string, string[]][] => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources]] : [];
    }),
  );
