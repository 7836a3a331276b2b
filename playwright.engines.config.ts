import { defineConfig } from 'playwright/test';
import { EVERY_ROW } from './tests/hosts/every-row.ts';
import type { EngineName } from './tests/smoke/drivers.ts';
import { firefoxOptions } from './tests/support/engines/firefox.ts';

/**
 * A smoke test of every flow in Firefox and WebKitGTK, and the host pages in Firefox; with `ENGINE_SAMPLE`, three flows in both
 * and two host pages.
 */
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
      name: 'Firefox, host pages',
      testMatch: 'hosts/*.test.ts',
      grepInvert: new RegExp(EVERY_ROW),
      use: {
        browserName: 'firefox',
        // Locators do not find anything in a page from the back/forward cache.
        launchOptions: firefoxOptions({ 'browser.sessionhistory.max_total_viewers': 0 }),
        locale: 'en-US',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
