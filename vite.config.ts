import react from '@vitejs/plugin-react';
import jitProps from 'postcss-jit-props';
import { defineConfig } from 'vite';
import { firstPaint } from './scripts/first-paint.ts';
import { emProps } from './scripts/open-props.ts';
import { wordLists } from './scripts/word-lists.ts';

/** The standalone page (its build and the development server). `scripts/build.ts` adds the other outputs. */
export default defineConfig({
  base: process.env.PORTAL_BASE ?? '/login/',
  plugins: [react(), preloadFirstScreen(), firstPaint(), wordLists()],
  css: { postcss: { plugins: [jitProps({ ...emProps, custom_selector: ':host' })] } },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});

/** Almost everybody arrives at the login screen, so its chunk is fetched next to the entry, not after it. */
function preloadFirstScreen() {
  let base = '/';
  return {
    name: 'preload-first-screen',
    configResolved: (config: { base: string }) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post' as const,
      handler: (html: string, { path, bundle = {} }: { path: string; bundle?: Record<string, Chunk> }) => {
        if (path !== '/index.html') return [];
        const screen = Object.values(bundle).find((chunk) =>
          chunk.facadeModuleId?.endsWith('/login.screen.tsx'),
        );
        if (!screen) return [];
        const files = [screen.fileName, ...(screen.imports ?? []).filter((file) => !bundle[file]?.isEntry)];
        const missing = files.filter((file) => !html.includes(base + file));
        return missing.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', href: base + file },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

interface Chunk {
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  isEntry?: boolean;
}
