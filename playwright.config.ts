import { defineConfig } from 'playwright/test';
import { chromiumFlags, requireHeadlessChromium } from './scripts/setup/chromium.mjs';
import { EVERY_ROW } from './tests/hosts/every-row.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: ['flows/**/*.test.ts', 'hosts/**/*.test.ts', 'hosting/*.test.ts'],
  grepInvert: new RegExp(EVERY_ROW),
  outputDir: 'test-results/flows',
  fullyParallel: true,
  workers: 2,
  // One lost race must not discard a whole run. A test that needs its second attempt is listed as flaky: mend it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: requireHeadlessChromium(), args: chromiumFlags },
    locale: 'en-US',
    // Disables the holiday effects, so that the tests do not depend on the date.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces slow down the tests. To record them: `npm run test:flows -- --trace on`.
    trace: 'off',
  },
});
