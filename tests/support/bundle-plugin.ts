/* Serves each element test as one bundle that starts with the guard. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { build, type Plugin } from 'esbuild';
import { preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite';
import { wordListModule } from '../../scripts/build/word-lists.ts';
import { testedBuild } from './tested-build.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const TEST_FILE = /^\/tests\/elements\/.*\.test\.ts$/;

export function bundleTests(): TestRunnerPlugin {
  return {
    name: 'bundle-tests',
    async serve(context) {
      if (!TEST_FILE.test(context.path)) return;
      return { body: await bundle(context.path), type: 'js' };
    },
  };
}

async function bundle(path: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import './tests/support/element-guard.ts'; import '.${path}';`,
      resolveDir: PROJECT,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'chrome123',
    sourcemap: 'inline',
    alias: testedBuild.alias,
    // `?raw`, as in Vite.
    loader: { '.svg': 'text' },
    // The development build reports React's warnings, which the guard turns into failures.
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.ELEMENT_TESTS': JSON.stringify(process.env.ELEMENT_TESTS ?? ''),
      'process.env.PORTAL_DIST': JSON.stringify(testedBuild.outDir),
      RENDERER: JSON.stringify(testedBuild.name),
    },
    // The test runner serves these itself.
    external: ['/__web*'],
    plugins: [inlineStyles(), wordLists(), globImports()],
  });
  return outputFiles[0]?.text ?? '';
}

/** Supports `import css from './x.css?inline'` as Vite does, with the project's PostCSS plugins. */
function inlineStyles(): Plugin {
  let config: Promise<ResolvedConfig> | undefined;
  return {
    name: 'inline-styles',
    setup({ onResolve, onLoad, resolve: find }) {
      onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir, kind }) => {
        const file = await find(path.replace('?inline', ''), { resolveDir, kind });
        return { ...file, namespace: 'inline-styles' };
      });
      onLoad({ filter: /.*/, namespace: 'inline-styles' }, async ({ path }) => {
        config ??= resolveConfig({ logLevel: 'warn' }, 'build');
        const { code } = await preprocessCSS(await readFile(path, 'utf8'), path, await config);
        return { contents: code, loader: 'text' };
      });
    },
  };
}

/** Serves the virtual word list modules of the build. */
function wordLists(): Plugin {
  return {
    name: 'word-lists',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:word/ }, ({ path }) => ({ path, namespace: 'word-lists' }));
      onLoad({ filter: /.*/, namespace: 'word-lists' }, async ({ path }) => ({
        contents: await wordListModule(path),
      }));
    },
  };
}

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/;

/** `import.meta.glob(patterns)` as in Vite: an object of functions that import the files. */
function globImports(): Plugin {
  return {
    name: 'glob-imports',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const [call, list = ''] = GLOB.exec(source) ?? [];
        if (!call) return;
        const patterns = [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
        const cwd = dirname(path);
        const exclude = patterns
          .filter((pattern) => pattern.startsWith('!'))
          .map((pattern) => pattern.slice(1));
        const files = globSync(
          patterns.filter((pattern) => !pattern.startsWith('!')),
          { cwd, exclude },
        );
        const imports = files.map((file) => `'${file}': () => import('${file}')`);
        return { contents: source.replace(call, () => `({ ${imports} })`), loader: 'ts' };
      });
    },
  };
}
