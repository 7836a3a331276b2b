import { cpSync, rmSync } from 'node:fs';
import { build, type InlineConfig } from 'vite';
import { inlineRuntime, sharedChunk } from './element-chunks.ts';
import { elementTags } from './elements.ts';
import { firstScreen } from './first-screen.ts';
import { type ModulesByFile, recordModules } from './notices/bundled.ts';
import { licenceComment } from './notices/licence-comment.ts';
import { writeNotices } from './notices/write.ts';
import { shortWordLists } from './word-lists.ts';

const modules: ModulesByFile = {};

/**
 * Builds dist/: the standalone page and the demo page, the single-file bundle, and one module per element. All builds share
 * these options.
 */
const production = {
  mode: 'production',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [recordModules(modules), licenceComment],
} satisfies InlineConfig;

rmSync('dist', { recursive: true, force: true });

await build({
  ...production,
  publicDir: false,
  build: {
    rolldownOptions: {
      input: ['index.html', 'demo.html'],
      output: { codeSplitting: { groups: [firstScreen()] } },
    },
  },
});

/** Library mode adds no preload hints for `import()`, which would write into the `document.head` of the host page. */
const library = { ...production, base: './', publicDir: false } satisfies InlineConfig;

/**
 * The single file can be served without a charset to pages in any encoding, so it is plain ASCII. An escape is valid in
 * strings, patterns and names.
 */
const ascii = {
  name: 'ascii',
  generateBundle(_options: unknown, bundle: Record<string, { code?: string }>) {
    for (const chunk of Object.values(bundle)) {
      chunk.code &&= chunk.code.replace(
        /[^\0-\x7f]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

await build({
  ...library,
  plugins: [...production.plugins, ascii],
  // A classic script has no `import.meta`. `elements/script.ts` finds its address.
  define: { ...production.define, 'import.meta.url': 'undefined' },
  // One short list replaces the lists by language.
  resolve: { alias: [shortWordLists] },
  build: {
    emptyOutDir: false,
    lib: {
      entry: 'elements/all.ts',
      formats: ['iife'],
      name: 'loginPortal',
      fileName: () => 'login-portal.js',
    },
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
});

await build({
  ...library,
  plugins: [...production.plugins, inlineRuntime],
  build: {
    emptyOutDir: false,
    lib: {
      entry: Object.fromEntries(elementTags.map((tag) => [tag, `elements/${tag}.ts`])),
      formats: ['es'],
      fileName: (_format, name) => `elements/${name}.js`,
    },
    rolldownOptions: {
      output: {
        chunkFileNames: 'elements/chunks/[name]-[hash].js',
        codeSplitting: { groups: [sharedChunk] },
        minify: true,
      },
    },
  },
});

/** A separate build, so that the elements need no shared chunk for it. The shared state is in the registry of the page. */
await build({
  ...library,
  build: {
    emptyOutDir: false,
    lib: { entry: 'elements/trust.ts', formats: ['es'], fileName: () => 'elements/trust.js' },
    rolldownOptions: { output: { minify: true } },
  },
});

writeNotices(modules);
cpSync('LICENSE', 'dist/LICENSE');
cpSync('themes', 'dist/themes', { recursive: true });
await import('./api/write.ts');
await import('./security.ts');
