import { minify as swc } from '@swc/core';
import { minify as oxc, type Plugin } from 'vite';

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

/** Shortens what SWC has left of a module by another 0.2 %. It cannot print plain ASCII. */
export const minifyModules: Plugin = {
  name: 'minify-modules',
  renderChunk: {
    order: 'post',
    async handler(code, { fileName }, { format }) {
      if (format !== 'es') return undefined;
      const { map = null, ...minified } = await oxc(fileName, code, {
        module: true,
        compress: { target: 'es2022' },
        mangle: true,
        sourcemap: true,
      });
      return { code: minified.code, map };
    },
  },
};
