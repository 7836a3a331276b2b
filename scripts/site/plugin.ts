import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { webUrl } from '../../src/kit/url.ts';
import { codeWithMap } from '../source-maps.ts';
import { SITE_ATTRIBUTES } from './options.ts';
import type { Site } from './read-site.ts';

/** Writes the configuration into the standalone page. The other pages and the libraries do not have it. */
export function sitePlugin(site: Site): Plugin {
  return {
    name: 'site',
    apply: ({ build }) => !build?.lib && !build?.ssr,
    transform(code, id) {
      const origins = foreignOrigins(site);
      if (!id.endsWith('/elements/login-portal.ts') || origins.length === 0) return undefined;
      const lines = `import { trustOrigins } from './trust.ts';\ntrustOrigins(${JSON.stringify(origins)});\n`;
      return codeWithMap(new MagicString(code).prepend(lines));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => (path === '/index.html' ? configured(html, site) : html),
    },
  };
}

/** The origins in the addresses of the site. The page trusts them, because its builder has named them. */
export function foreignOrigins(site: Site): string[] {
  const addresses = [site['api-base'], site['member-url'], site['admin-url']];
  return [...new Set(addresses.flatMap((address) => webUrl(address ?? '')?.origin ?? []))];
}

function configured(html: string, site: Site): string {
  const attributes = Object.keys(SITE_ATTRIBUTES)
    .map((name) => [name, site[name as keyof Site]])
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return html
    .replace(/(?<=<title>).*(?=<\/title>)/, (title) => (site.title ? escaped(site.title) : title))
    .replace(/(?<=rel="icon" href=")[^"]*/, (icon) => (site.icon ? iconOf(site.icon) : icon))
    .replace(/(?<="theme-color" content=")[^"]*(?=" [^>]*light)/, (color) => site['theme-color'] ?? color)
    .replace(/(?<="theme-color" content=")[^"]*(?=" [^>]*dark)/, (color) => site['theme-color-dark'] ?? color)
    .replace(/(?<=<login-portal[^>]*)(?=>)/, () => attributes.join(''));
}

/** Vite resolves it against the folder of index.html, and copies it to the assets. */
function iconOf(file: string): string {
  if (!existsSync(file)) throw new Error(`icon: there is no file ${resolve(file)}.`);
  return `./${relative(resolve(import.meta.dirname, '../..'), file).replaceAll('\\', '/')}`;
}

const escaped = (text = '') =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
