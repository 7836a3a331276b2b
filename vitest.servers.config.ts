import { defineConfig } from 'vitest/config';

/** `npm run test:servers`: the starting points in examples/servers/ and the reference backend. */
export default defineConfig({
  test: { include: ['tests/servers/*.test.ts'], testTimeout: 60_000, restoreMocks: true },
});
