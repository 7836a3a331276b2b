import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

/** `npm run test:hosts-real`: applications of real hosts, installed from npm and Debian. They are set up once per file. */
export default defineConfig({
  ...config,
  testMatch: 'hosts-real/**/*.test.ts',
  testIgnore: 'hosts-real/packages/*',
  grepInvert: [],
  outputDir: 'test-results/hosts-real',
  fullyParallel: false,
  reporter: [[process.env.CI ? 'line' : 'list'], ['./tests/hosts-real/table.ts']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
});
