import react from '@vitejs/plugin-react';
import jitProps from 'postcss-jit-props';
import { defineConfig } from 'vite';
import { firstPaint } from './scripts/first-paint.ts';
import { emProps } from './scripts/open-props.ts';
import { wordLists } from './scripts/word-lists.ts';

/** The standalone page: its build and the development server. `scripts/build.ts` adds the other outputs. */
export default defineConfig({
  base: process.env.PORTAL_BASE ?? '/login/',
  plugins: [react(), firstPaint(), wordLists()],
  css: { postcss: { plugins: [jitProps({ ...emProps, custom_selector: ':host' })] } },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
