import type { InlineConfig } from 'vite';
import { CHUNK_GROUPS } from './element-chunks.ts';
import { elementTags } from './element-tags.ts';
import { inlineRuntime } from './inline-runtime.ts';

/** The build of one module per element, in a folder. The page's bundler resolves the packages in `external`. */
export const elementModules = (
  folder: string,
  { plugins = [], build, ...common }: InlineConfig,
  external: RegExp[] = [],
): InlineConfig => ({
  ...common,
  plugins: [...plugins, inlineRuntime],
  build: {
    ...build,
    lib: {
      entry: Object.fromEntries(elementTags.map((tag) => [tag, `elements/${tag}.ts`])),
      formats: ['es'],
      fileName: (_format, name) => `${folder}/${name}.js`,
    },
    rolldownOptions: {
      external,
      output: {
        chunkFileNames: `${folder}/chunks/[name]-[hash].js`,
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
