/* Serves each element test as one bundle that starts with the guard. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { build, type Plugin } from 'esbuild';
import { preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite';
import { wordListModule } from '../../scripts/word-lists.ts';

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
    // The development build reports React's warnings, which the guard turns into failures.
    define: { 'process.env.NODE_ENV': '"development"' },
    // The test runner serves these itself.
    external: ['/__web*'],
    plugins: [inlineStyles(), wordLists()],
  });
  return outputFiles[0]?.text ?? '';
}

/** Supports `import css from './x.css?inline'` as Vite does, with the project's PostCSS plugins. */
function inlineStyles(): Plugin {
  let config: Promise<ResolvedConfig> | undefined;
  return {
    name: 'inline-styles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace('?inline', '')),
        namespace: 'inline-styles',
      }));
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
