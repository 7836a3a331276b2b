import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import {
  inlineHashes,
  PAGE_POLICY,
  WIDGET_POLICY,
  withCaptcha,
  withHashes,
} from '../../demo/backend/http/content-security-policy.ts';
import { FRAGMENT_TAGS } from '../first-screens/fragments.ts';
import { sitePolicy } from '../site/page.ts';
import { readSite } from '../site/read-site.ts';
import { writeJson } from './json.ts';

const SITE_POLICY = sitePolicy(PAGE_POLICY, readSite());

/** How the configuration of a web server names a policy. The configurations in examples/hosting/ include these files. */
const SERVER_POLICIES: Record<string, (name: string, policy: string) => string> = {
  'csp.nginx.conf': (name, policy) => `set $${name} "${policy}";`,
  'csp.apache.conf': (name, policy) => `Define ${name} "${policy}"`,
  'csp.caddyfile': (name, policy) => `(${name}) {\n\theader Content-Security-Policy "${policy}"\n}`,
};

/** Writes the hashes of all scripts and style sheets in a folder, and the content security policies. */
export function writeSecurity(outDir: string): void {
  const loadable = globSync('**/*.{js,css}', { cwd: outDir, exclude: ['bin'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const hashes = loadable.map((file) => [file, integrity(`${outDir}/${file}`)]);
  writeJson(`${outDir}/integrity.json`, Object.fromEntries(hashes));
  const page = withHashes(SITE_POLICY, readFileSync(`${outDir}/index.html`, 'utf8'));
  const policies = { portal_policy: page, portal_policy_with_captcha: withCaptcha(page) };
  for (const [file, format] of Object.entries(SERVER_POLICIES)) {
    const lines = Object.entries(policies).map(([name, policy]) => format(name, policy));
    writeFileSync(`${outDir}/${file}`, `${lines.join('\n')}\n`);
  }
  writeJson(`${outDir}/csp.json`, {
    page: { policy: page, withCaptcha: withCaptcha(page) },
    widget: { policy: WIDGET_POLICY, withCaptcha: withCaptcha(WIDGET_POLICY) },
    fragments: Object.fromEntries(
      FRAGMENT_TAGS.map((tag) => [tag, styleSources(`${outDir}/fragments`, tag)]),
    ),
  });
}

/** What a policy needs in `style-src` for the fragments of an element: one hash, because all languages have the same style. */
const styleSources = (folder: string, tag: string) => {
  const files = globSync(`${tag}.*.html`, { cwd: folder });
  const hashes = files.flatMap((file) => inlineHashes(readFileSync(`${folder}/${file}`, 'utf8'), 'style'));
  return [...new Set(hashes)].join(' ');
};

/** The value for an `integrity` attribute (https://www.w3.org/TR/SRI/). */
const integrity = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
