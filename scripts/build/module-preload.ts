import type { Plugin } from 'vite';

/**
 * Replaces the function with which Vite preloads the files that a dynamic import needs. Vite's is ten times as long, because it
 * also loads style sheets, which are in the scripts here (https://vite.dev/guide/features#async-chunk-loading-optimization). And it
 * uses the base of the build, which `login-portal-page` changes. All scripts of the page are in assets/.
 */
export const modulePreload: Plugin = {
  name: 'module-preload',
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `export function __vitePreload(load, files = []) {
        for (const file of files) {
          const link = document.createElement('link');
          link.rel = 'modulepreload';
          link.crossOrigin = '';
          link.href = import.meta.resolve('../' + file);
          document.head.append(link);
        }
        return load();
      }`,
      map: null,
    }),
  },
};
