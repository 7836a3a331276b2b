import { defineConfig } from 'playwright/test';
import { chromiumFlags, chromiumHelp, findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumHelp);

export default defineConfig({
  testDir: 'tests',
  testMatch: ['flows/**/*.test.ts', 'hosts/**/*.test.ts'],
  outputDir: 'test-results/flows',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumFlags },
    locale: 'en-US',
    // Whatever day it is: holiday effects are for the tests about them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording one slows every test down: `npm run test:flows -- --trace on` where it is needed.
    trace: 'off',
  },
});
