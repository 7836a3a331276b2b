import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { modulePreload } from './scripts/build/module-preload.ts';
import { inlineProps } from './scripts/build/open-props.ts';
import { smallStrengthEngine } from './scripts/build/strength-engine.ts';
import { TARGETS } from './scripts/build/targets.ts';
import { wordLists } from './scripts/build/word-lists.ts';

/** The standalone page: its build and the development server. `scripts/build.ts` adds the other outputs. */
export default defineConfig({
  base: '/login/',
  plugins: [react(), wordLists(), smallStrengthEngine, modulePreload],
  // Its file for browsers is not a module and would need helpers of the bundler.
  resolve: { alias: { dlv: 'dlv/dist/dlv.es.js' } },
  define: { RENDERER: '"React"' },
  css: { postcss: { plugins: [inlineProps] } },
  build: {
    target: Object.entries(TARGETS).map((target) => target.join('')),
    modulePreload: { polyfill: false },
    // The default minifier warns about `:host-context()`, which only Chromium knows.
    cssMinify: 'esbuild',
    assetsInlineLimit: 0,
  },
});
