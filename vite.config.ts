import react from '@vitejs/plugin-react';
import jitProps from 'postcss-jit-props';
import { defineConfig } from 'vite';
import { emProps } from './scripts/open-props.ts';
import { smallStrengthEngine } from './scripts/strength-engine.ts';
import { TARGETS } from './scripts/targets.ts';
import { wordLists } from './scripts/word-lists.ts';

/** The standalone page: its build and the development server. `scripts/build.ts` adds the other outputs. */
export default defineConfig({
  base: process.env.PORTAL_BASE ?? '/login/',
  plugins: [react(), wordLists(), smallStrengthEngine],
  // Its file for browsers is not a module and would need helpers of the bundler.
  resolve: { alias: { dlv: 'dlv/dist/dlv.es.js' } },
  css: { postcss: { plugins: [jitProps({ ...emProps, custom_selector: ':host, [rendering=light]' })] } },
  build: {
    target: Object.entries(TARGETS).map((target) => target.join('')),
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
