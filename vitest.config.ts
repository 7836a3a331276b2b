import { defineConfig } from 'vitest/config';
import { wordLists } from './scripts/build/word-lists.ts';

/** The tests that replace globals or have modules with state: each file gets modules and globals of its own. */
const ISOLATED = 'tests/unit/{api,app,i18n,session,shell}/**/*.test.{ts,tsx}';

// Unit tests without a DOM. Tests with a DOM run in a browser (tests/elements, tests/flows).
export default defineConfig({
  plugins: [wordLists()],
  test: {
    environment: 'node',
    passWithNoTests: false,
    // By default one core is left to other programs, which is half of a machine with two.
    maxWorkers: '100%',
    // Some tests start processes, which wait for a busy machine.
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'isolated', include: [ISOLATED] } },
      {
        extends: true,
        // Loading the modules for each file takes longer than most of these tests.
        test: {
          name: 'shared',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [ISOLATED],
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
    ],
  },
});
