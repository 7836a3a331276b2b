import type { BrowserLauncher } from '@web/test-runner';
import type { WebDriver } from 'selenium-webdriver';
import { resizePage, startWebKit, type WebKit } from './webkit.ts';
import { pressKeys } from './webkit-keys.ts';

/** Runs element tests in WebKitGTK, one file after another in the same window. */
export function webkitLauncher(): BrowserLauncher & { getPage(): unknown } {
  let browser: Promise<WebKit> | undefined;
  let current: string | undefined;
  let page: unknown;
  return {
    name: 'WebKit',
    // The commands of the test runner treat `getPage()` as a page of Playwright.
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      browser ??= startWebKit();
      const { driver } = await browser;
      page = pageOf(driver);
      current = id;
      await resizePage(driver, 800, 600);
      await driver.get(url);
    },
    isActive: (id) => id === current,
    getBrowserUrl: async () => (await browser)?.driver.getCurrentUrl(),
    async stopSession() {
      current = undefined;
      const { driver } = (await browser) as WebKit;
      // All files share the browser.
      await driver.executeScript('localStorage.clear(); sessionStorage.clear();').catch(() => {});
      await driver.manage().deleteAllCookies();
      await driver.get('about:blank');
      return {};
    },
    async stop() {
      await (await browser)?.stop();
    },
    startDebugSession() {
      throw new Error('Not possible in WebKitGTK.');
    },
    getPage: () => page,
  };
}

const pageOf = (driver: WebDriver) => ({
  setViewportSize: ({ width, height }: { width: number; height: number }) =>
    resizePage(driver, width, height),
  emulateMedia() {
    throw new Error('WebDriver cannot emulate media.');
  },
  mouse: {
    click: (x: number, y: number) => driver.actions().move({ x, y }).click().perform(),
  },
  keyboard: {
    type: (text: string) => driver.actions().sendKeys(text).perform(),
    press: (combination: string) => pressKeys(driver, combination),
  },
});
