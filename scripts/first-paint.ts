import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

const SCRIPT = 'page/first-paint.js';
const NAME = 'first-paint.js';
const LOCALE = /\/locales\/(\w+)\.json$/;

/**
 * The one classic script of the standalone page: the browser runs it before it paints, so that a page saved as dark does
 * not flash and a language is not waited for. A file, because the policy allows nothing inline.
 */
export function firstPaint(): Plugin {
  let base = '/';
  /** The chunk of each language's texts; none while developing. */
  const texts = (bundle: Rolldown.OutputBundle = {}) =>
    Object.fromEntries(
      Object.values(bundle).flatMap((file) => {
        const [, locale] = (file.type === 'chunk' && LOCALE.exec(file.facadeModuleId ?? '')) || [];
        return locale ? [[locale, base + file.fileName]] : [];
      }),
    );
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
        return [
          {
            tag: 'script',
            attrs: { src: base + (built?.fileName ?? SCRIPT), 'data-texts': JSON.stringify(texts(bundle)) },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
