import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

/** `npm run test:loose`: all flows, with a reference backend that answers as another server might. */
export default defineConfig<object, { loose: boolean }>({
  ...config,
  testMatch: 'flows/**/*.test.ts',
  outputDir: 'test-results/loose',
  use: { ...config.use, loose: true },
});
