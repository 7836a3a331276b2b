import { minify as swc } from '@swc/core';
import type { Plugin } from 'vite';

export const COMPRESS = { ecma: 2022, passes: 5 } as const;

/**
 * Minifies every script of a build. The files are 1 to 3 % smaller than those of Rolldown's own minifier, which is switched off,
 * because it would print the code again. A classic script can be served without a charset to pages in any encoding, so it is plain
 * ASCII.
 */
export const minify: Plugin = {
  name: 'minify',
  config: () => ({ build: { minify: false, rolldownOptions: { output: { minify: false } } } }),
  renderChunk: {
    order: 'post',
    async handler(code, _chunk, { format }) {
      const isModule = format === 'es';
      const { map = null, ...minified } = await swc(code, {
        module: isModule,
        compress: COMPRESS,
        mangle: true,
        format: { comments: false, asciiOnly: !isModule },
        sourceMap: true,
      });
      return { code: minified.code, map };
    },
  },
};
