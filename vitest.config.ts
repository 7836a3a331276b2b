import { defineConfig } from 'vitest/config';

// Logic only: what needs a document is tested in a real browser (tests/elements, tests/flows).
export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    passWithNoTests: false,
  },
});
