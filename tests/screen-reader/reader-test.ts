/* `test` with a reader. One Orca and one Firefox serve all tests of a language. */
import { type Browser, expect, firefox } from 'playwright/test';
import { type Translate, translateTo } from '../flows/localized.ts';
import { test as base } from '../support/backend.ts';
import { firefoxOptions } from '../support/engines/firefox.ts';
import { type Desktop, startDesktop } from './desktop.ts';
import { Reader, recordedTranscript, writeTranscript } from './reader.ts';

interface Fixtures {
  /** The file of the transcript, without the language. */
  transcript: string;
  say: Translate;
  reader: Reader;
}

export const test = base.extend<Fixtures, { desktop: Desktop; listeningBrowser: Browser }>({
  transcript: ['', { option: true }],

  say: async ({ locale }, use) => use(translateTo(locale ?? 'en-US')),

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
      const options = firefoxOptions({ 'accessibility.force_disabled': -1 });
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

  reader: async ({ listeningBrowser, desktop, backend, transcript, locale }, use) => {
    const page = await listeningBrowser.newPage({
      baseURL: `${backend.url}/login/`,
      ...(locale && { locale }),
      viewport: null,
      reducedMotion: 'reduce',
    });
    const name = `${transcript}.${locale?.slice(0, 2)}`;
    const recorded = recordedTranscript(name);
    const reader = new Reader(page, desktop, recorded);
    await use(reader);
    await page.context().close();
    const heard = reader.transcript();
    // Read the file as a listener would before you commit it.
    if (process.env.UPDATE_TRANSCRIPT) writeTranscript(name, heard);
    else expect(heard, 'UPDATE_TRANSCRIPT=1 writes the transcripts').toBe(recorded);
  },
});
