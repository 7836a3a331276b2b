import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';
import { EVERY_ROW } from './tests/hosts/every-row.ts';

/** `npm run test:hosts-all`. */
export default defineConfig({ ...config, grep: new RegExp(EVERY_ROW), grepInvert: [] });
