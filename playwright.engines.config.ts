import { defineConfig } from 'playwright/test';
import type { EngineName } from './tests/smoke/drivers.ts';
import { firefoxOptions } from './tests/support/engines/firefox.ts';

/** A smoke test of every flow in Firefox and WebKitGTK, and host pages in Firefox; with `ENGINE_SAMPLE`, three flows in both. */
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
    {
      name: 'Firefox hosts',
      testMatch: 'hosts/**/*.test.ts',
      use: {
        browserName: 'firefox',
        launchOptions: firefoxOptions(),
        locale: 'en-US',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
