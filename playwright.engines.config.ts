import { defineConfig } from 'playwright/test';
import type { EngineName } from './tests/smoke/drivers.ts';

/** A smoke test of every flow in Firefox and WebKitGTK; with `ENGINE_SAMPLE`, three flows in both. */
export default defineConfig<object, { engine: EngineName }>({
  ...(process.env.ENGINE_SAMPLE && { grep: /@sample/ }),
  testDir: 'tests',
  outputDir: 'test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'Firefox', testMatch: 'smoke/*.test.ts', use: { engine: 'firefox' } },
    { name: 'WebKit', testMatch: 'smoke/*.test.ts', use: { engine: 'webkit' } },
  ],
});
