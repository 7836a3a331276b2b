/* Serves each element test as one bundle that starts with the guard. */
import { join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { build, type Rolldown } from 'vite';

const PROJECT = join(import.meta.dirname, '../..');
const TEST_FILE = /^\/tests\/elements\/.*\.test\.ts$/;
const ENTRY = 'virtual:test';

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
  const imports = ['/tests/support/element-guard.ts', path].map((file) => `import '${PROJECT}${file}';`);
  const { output } = (await build({
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    // The development build reports React's warnings, which the guard turns into failures.
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.ELEMENT_TESTS': JSON.stringify(process.env.ELEMENT_TESTS ?? ''),
      RENDERER: '"React"',
    },
    plugins: [
      {
        name: 'test',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? imports.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      sourcemap: 'inline',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        // The test runner serves these itself.
        external: /^\/__web/,
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
