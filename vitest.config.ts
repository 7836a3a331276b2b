import { defineConfig } from 'vitest/config';
import { wordLists } from './scripts/build/word-lists.ts';

/** The tests that replace globals or have modules with state: each file gets modules and globals of its own. */
const ISOLATED = '{tests/unit/{contract,app,i18n,session,shell},src/features/login}/**/*.test.{ts,tsx}';

const slow = (name: string, include: string, globalSetup: string[] = []) => ({
  test: {
    name,
    include: [include],
    globalSetup,
    environment: 'node' as const,
    // Hundreds of password hashes and of writes that wait for the disk, on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});

/** Select projects by name: `npx vitest run --project 'unit*'`. Tests with a DOM run in a browser (tests/elements, tests/flows). */
export default defineConfig({
  plugins: [wordLists()],
  test: {
    environment: 'node',
    passWithNoTests: false,
    // By default one core is left to other programs, which is half of a machine with two.
    maxWorkers: '100%',
    // Some tests start processes, which wait for a busy machine. A test that has timed out goes on beside the next one.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    // As in tests/support/tags.ts.
    tags: [{ name: 'long', description: 'Only `npm test -- long` runs these tests.' }],
    projects: [
      { extends: true, test: { name: 'unit, isolated', include: [ISOLATED] } },
      {
        extends: true,
        // Loading the modules for each file takes longer than most of these tests.
        test: {
          name: 'unit',
          include: [
            '{src/features,tests/unit}/**/*.test.{ts,tsx}',
            'server/tests/{calls,conformance,mock,reference}/**/*.test.ts',
          ],
          exclude: [ISOLATED],
          isolate: false,
        },
      },
      // The packed package. It needs a build, as do the following.
      slow('package', '{tests,server/tests}/package/**/*.test.ts', ['tests/package/setup.ts']),
      // server/starter/ and the reference backend, and what the conformance kit finds.
      slow('servers', 'server/tests/servers/**/*.test.ts'),
    ],
  },
});
