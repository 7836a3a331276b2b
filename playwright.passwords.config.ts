import { defineConfig } from 'playwright/test';
import type { EngineName } from './tests/passwords/manager-test.ts';
import { settings } from './tests/support/engines/settings.ts';

/** The password managers of Chromium and Firefox; with `ENGINE_SAMPLE`, one test in both. */
export default defineConfig<object, { engine: EngineName }>({
  ...settings,
  testDir: 'tests/passwords',
  outputDir: 'test-results/passwords',
  projects: [
    { name: 'Chromium', use: { engine: 'chromium' } },
    { name: 'Firefox', use: { engine: 'firefox' } },
  ],
});
