import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const SCRIPT = 'page/theme.js';
const NAME = 'theme.js';

/**
 * The one classic script of the standalone page: the browser runs it before it paints, so that a page saved as dark does
 * not flash. A file, because the policy allows nothing inline.
 */
export function firstPaint(): Plugin {
  let base = '/';
  return {
    name: 'first-paint',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        // Only the build of the page has pages in it.
        const isPage = Object.values(bundle).some(
          (chunk) => chunk.type === 'chunk' && chunk.name === 'index',
        );
        if (!isPage) return;
        const { code } = transformSync(readFileSync(SCRIPT, 'utf8'), { minify: true });
        this.emitFile({ type: 'asset', name: NAME, source: code });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        if (path !== '/index.html') return [];
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(NAME),
        );
        return [{ tag: 'script', attrs: { src: base + (built?.fileName ?? SCRIPT) }, injectTo: 'head' }];
      },
    },
  };
}
