import { minify as swc } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Minifies every script of a build. The files are 1 to 3 % smaller than those of Rolldown's own minifier, which only removes the
 * white space here, because Rolldown prints the code again.
 */
export const minify: Plugin = {
  name: 'minify',
  config: () => ({
    build: {
      minify: false,
      rolldownOptions: { output: { minify: { compress: false, mangle: false, codegen: true } } },
    },
  }),
  renderChunk: {
    order: 'post',
    async handler(code, _chunk, { format }) {
      const { map = null, ...minified } = await swc(code, {
        module: format === 'es',
        compress: { ecma: 2022, passes: 2 },
        mangle: true,
        format: { comments: false },
        sourceMap: true,
      });
      return { code: minified.code, map };
    },
  },
};
