/* Two browsers behind one interface: Firefox with Playwright and WebKitGTK with WebDriver. */
import { firefox, type Page } from 'playwright/test';
import { firefoxOptions } from '../support/engines/firefox.ts';
import { startWebKit } from '../support/engines/webkit.ts';
import { pressKeys } from '../support/engines/webkit-keys.ts';

export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  url(): Promise<string>;
  /** Runs the body of a function in the page. */
  run<T>(body: string): Promise<T>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** A key or a combination such as "Shift+Tab". */
  press(keys: string): Promise<void>;
  /** Forgets cookies and storage. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export type EngineName = 'firefox' | 'webkit';

export const startDriver = (engine: EngineName): Promise<Driver> =>
  engine === 'firefox' ? startFirefox() : startWebKitDriver();

async function startFirefox(): Promise<Driver> {
  const browser = await firefox.launch(firefoxOptions());
  const newPage = async () =>
    (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage();
  return { ...(await pageDriver(newPage)), stop: () => browser.close() };
}

/** Drives a page of Playwright. */
export async function pageDriver(newPage: () => Promise<Page>): Promise<Omit<Driver, 'stop'>> {
  let page = await newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    // `goBack` waits for a load, which a page from the back/forward cache does not have.
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    url: async () => page.url(),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    async reset() {
      await page.context().close();
      page = await newPage();
    },
  };
}

async function startWebKitDriver(): Promise<Driver> {
  const { driver, stop } = await startWebKit();
  return {
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    url: () => driver.getCurrentUrl(),
    run: (body) => driver.executeScript(body),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (keys) => pressKeys(driver, keys),
    async reset() {
      await driver.executeScript('localStorage.clear(); sessionStorage.clear()').catch(() => {});
      await driver.manage().deleteAllCookies();
    },
    stop,
  };
}
