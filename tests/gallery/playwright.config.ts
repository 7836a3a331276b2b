import { defineConfig } from 'playwright/test';
import flows from '../../playwright.config.ts';

const { projects: _, ...shared } = flows;

/** `npm run gallery`: a report with pictures of every stage, which checks only that nothing overflows. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'gallery.ts',
  outputDir: '../../test-results/gallery',
  reporter: [['list'], ['html', { outputFolder: '../../gallery', open: 'never' }]],
  timeout: 120_000,
  use: { ...flows.use, screenshot: 'off', locale: process.env.GALLERY_LOCALE ?? 'en-US' },
});
