import type { Plugin } from 'vite';

/**
 * Replaces the function by which Vite preloads the files that a dynamic import needs. Vite's is ten times as long, because it
 * also loads style sheets, which are in the scripts here (https://vite.dev/guide/features#async-chunk-loading-optimization).
 */
export function modulePreload(): Plugin {
  let base: string;
  return {
    name: 'module-preload',
    configResolved(config) {
      base = config.base;
    },
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({
        code: `export function __vitePreload(load, files = []) {
          for (const file of files) {
            const link = document.createElement('link');
            link.rel = 'modulepreload';
            link.crossOrigin = '';
            link.href = ${JSON.stringify(base)} + file;
            document.head.append(link);
          }
          return load();
        }`,
        map: null,
      }),
    },
  };
}
