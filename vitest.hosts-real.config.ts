import { defineConfig } from 'vitest/config';

/** `npm run test:hosts-real`: hosts that are installed from npm into temporary folders. They need a build. */
export default defineConfig({
  test: {
    include: ['tests/hosts-real/packages/*.test.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 300_000,
    passWithNoTests: false,
  },
});
