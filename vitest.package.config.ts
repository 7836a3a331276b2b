import { defineConfig } from 'vitest/config';

/** Tests of the packed package (tarball). They need a build. */
export default defineConfig({
  test: {
    include: ['tests/package/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
