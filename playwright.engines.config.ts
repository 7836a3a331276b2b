import { defineConfig } from 'playwright/test';
import { EVERY_ROW } from './tests/hosts/every-row.ts';
import type { EngineName } from './tests/smoke/drivers.ts';
import { firefoxOptions } from './tests/support/engines/firefox.ts';
import { settings } from './tests/support/engines/settings.ts';

/**
 * A smoke test of every flow in Firefox and WebKitGTK, and the host pages in Firefox; with `ENGINE_SAMPLE`, three flows in both
 * and two host pages.
 */
export default defineConfig<object, { engine: EngineName }>({
  ...settings,
  testDir: 'tests',
  outputDir: 'test-results/engines',
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
