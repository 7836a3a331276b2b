import { type InlineConfig, mergeConfig } from 'vite';
import { staticImports } from './static-imports.ts';
import { textTable } from './text-table.ts';
import { VERSIONED_FILE } from './versioned-file.ts';
import { shortWordLists } from './word-lists.ts';

/** The build of the one file, in a folder of dist/. */
export const oneFile = (folder: string, library: InlineConfig): InlineConfig =>
  mergeConfig(library, {
    plugins: [textTable, staticImports],
    define: {
      // A classic script has no `import.meta`. `elements/script.ts` finds its address.
      'import.meta.url': 'undefined',
    },
    resolve: {
      // One short list replaces the lists by language.
      alias: [shortWordLists],
    },
    build: {
      lib: {
        entry: 'elements/all.ts',
        formats: ['iife'],
        name: 'loginPortal',
        fileName: () => `${folder}login-portal.js`,
      },
      rolldownOptions: {
        output: {
          codeSplitting: false,
          // Its copy, the versioned file, stays on servers longer than the version of this build.
          sourcemapFileNames: `${folder}${VERSIONED_FILE}.map`,
        },
      },
    },
  } satisfies InlineConfig);
