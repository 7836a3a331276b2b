import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { codeWithMap } from '../build/source-maps.ts';
import type { Site } from './check.ts';
import { configuredPage, foreignAddresses } from './page.ts';

/** Writes the configuration into the standalone page. The other pages and the libraries do not have it. */
export function sitePlugin(site: Site): Plugin {
  return {
    name: 'site',
    apply: ({ build }) => !build?.lib && !build?.ssr,
    transform(code, id) {
      const { origins, captcha } = foreignAddresses(site);
      if (!id.endsWith('/elements/login-portal.ts') || (origins.length === 0 && !captcha)) return undefined;
      const lines = [
        `import { trustCaptcha, trustOrigins } from './trust.ts';`,
        `trustOrigins(${JSON.stringify(origins)});`,
        captcha && `trustCaptcha(${JSON.stringify(captcha)});`,
      ];
      return codeWithMap(new MagicString(code).prepend(`${lines.filter(Boolean).join('\n')}\n`));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path === '/index.html' ? configuredPage(html, site, site.icon && iconOf(site.icon)) : html,
    },
  };
}

/** Vite resolves it against the folder of index.html, and copies it to the assets. */
function iconOf(file: string): string {
  if (!existsSync(file)) throw new Error(`icon: there is no file ${resolve(file)}.`);
  return `./${relative(resolve(import.meta.dirname, '../..'), file).replaceAll('\\', '/')}`;
}
