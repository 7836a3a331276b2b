import { defineConfig } from 'playwright/test';
import type { EngineName } from './tests/passwords/manager-test.ts';

/** The password managers of Chromium and Firefox; with `ENGINE_SAMPLE`, one test in both. */
export default defineConfig<object, { engine: EngineName }>({
  ...(process.env.ENGINE_SAMPLE && { grep: /@sample/ }),
  testDir: 'tests/passwords',
  outputDir: 'test-results/passwords',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'Chromium', use: { engine: 'chromium' } },
    { name: 'Firefox', use: { engine: 'firefox' } },
  ],
});
