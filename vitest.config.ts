import { defineConfig } from 'vitest/config';
import { wordLists } from './scripts/word-lists.ts';

// Logic only: what needs a document is tested in a real browser (tests/elements, tests/flows).
export default defineConfig({
  plugins: [wordLists()],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    passWithNoTests: false,
  },
});
