import { join, relative, resolve } from 'node:path';
import type MagicString from 'magic-string';
import type { SourceMap } from 'magic-string';
import { normalizePath, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** Adds a source map to every script of a build. The paths of the sources are relative to the project. */
export const sourceMaps: Plugin = {
  name: 'source-maps',
  config: () => ({
    build: {
      sourcemap: true,
      rolldownOptions: {
        output: {
          sourcemapPathTransform: (source, map) => normalizePath(relative(ROOT, resolve(map, '..', source))),
        },
      },
    },
  }),
};

/** What a `transform` or `renderChunk` hook returns after a change. */
export const codeWithMap = (code: MagicString): { code: string; map: SourceMap } => ({
  code: code.toString(),
  // Every character, because the bundler keeps only the positions that are in each of the maps.
  map: code.generateMap({ hires: true }),
});
