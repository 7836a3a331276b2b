/* `test` with a reader. One Orca and one Firefox serve all tests of a language. */
import { writeFileSync } from 'node:fs';
import { type Browser, firefox } from 'playwright/test';
import { translateTo } from '../flows/localized.ts';
import { test as base } from '../support/backend.ts';
import { firefoxOptions } from '../support/engines/firefox.ts';
import { type Desktop, startDesktop } from './desktop.ts';
import { Reader } from './reader.ts';

export const test = base.extend<{ reader: Reader }, { desktop: Desktop; listeningBrowser: Browser }>({
  desktop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const desktop = await startDesktop();
      await use(desktop);
      desktop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  listeningBrowser: [
    async ({ desktop }, use) => {
      // Without the animation of a holiday, whose button would be one more place for Tab.
      const options = firefoxOptions({ 'accessibility.force_disabled': -1, 'ui.prefersReducedMotion': 1 });
      // Without tool bars, into which Tab would lead.
      const browser = await firefox.launch({
        ...options,
        headless: false,
        env: desktop.env,
        args: ['--kiosk'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  reader: async ({ listeningBrowser, desktop, backend, locale }, use, testInfo) => {
    const page = await listeningBrowser.newPage({
      baseURL: `${backend.url}/login/`,
      ...(locale && { locale }),
      viewport: null,
    });
    const reader = new Reader(page, desktop, translateTo(locale ?? 'en-US'));
    await use(reader);
    await page.context().close();
    // For people who want to read it as a listener hears it.
    writeFileSync(testInfo.outputPath('transcript.txt'), reader.transcript());
  },
});
