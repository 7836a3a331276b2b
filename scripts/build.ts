import { cpSync, rmSync } from 'node:fs';
import { build, type InlineConfig } from 'vite';
import { elementTags } from './elements.ts';
import { firstScreen } from './first-screen.ts';
import { type ModulesByFile, recordModules } from './notices/bundled.ts';
import { pointToLicences } from './notices/pointer.ts';
import { writeNotices } from './notices/write.ts';
import { shortWordLists } from './word-lists.ts';

const modules: ModulesByFile = {};

/**
 * Everything in dist/, the public contract: the standalone page, the one-file bundle, one module per element.
 * The page comes first, because it empties the folder.
 */
const production = {
  mode: 'production',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [recordModules(modules), pointToLicences],
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

/** Library mode: no preload hints for `import()`, because a host's `document.head` is not ours to write into. */
const library = { ...production, base: './', publicDir: false } satisfies InlineConfig;

/**
 * The one file is pasted into pages of any encoding and served without a charset, so it is plain ASCII. An escape means the
 * same in every string, pattern and name of the code.
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
  // A classic script has none; `elements/script.ts` finds out where it came from.
  define: { ...production.define, 'import.meta.url': 'undefined' },
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
  build: {
    emptyOutDir: false,
    lib: {
      entry: Object.fromEntries(elementTags.map((tag) => [tag, `elements/${tag}.ts`])),
      formats: ['es'],
      fileName: (_format, name) => `elements/${name}.js`,
    },
    rolldownOptions: {
      output: { chunkFileNames: 'elements/chunks/[name]-[hash].js', minify: true },
    },
  },
});

/** By itself, so that it costs the elements no chunk of their own; what it shares with them is in the page (`app/registry.ts`). */
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
