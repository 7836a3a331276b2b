import { defineConfig } from 'playwright/test';
import flows from '../../playwright.config.ts';

const { projects: _, ...shared } = flows;

/** `npm run gallery`: takes pictures of every stage and checks only that nothing overflows. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'gallery.ts',
  outputDir: '../../test-results/gallery',
  timeout: 120_000,
  use: { ...flows.use, screenshot: 'off', locale: process.env.GALLERY_LOCALE ?? 'en-US' },
});
