import { defineConfig } from 'vitest/config';
import { wordLists } from './scripts/word-lists.ts';

// Unit tests without a DOM. Tests with a DOM run in a browser (tests/elements, tests/flows).
export default defineConfig({
  plugins: [wordLists()],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    passWithNoTests: false,
  },
});
