import { defineConfig } from 'vitest/config';

/** What a project gets that installs the package: looks at the tarball of what is in dist/. */
export default defineConfig({
  test: {
    include: ['tests/package/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
