/* `npm run pictures`, after a build: takes the pictures of README.md and docs/ from the product, with the reference backend. */
import { writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumFlags, requireChromium } from '../../../scripts/setup/chromium.mjs';
import { startServer } from '../../../server/reference/server.ts';
import { effectsPicture } from './effects.ts';

/** A day without a holiday effect. */
const DAY = '2027-06-15T10:00:00Z';
const QUALITY = 92;

const server = await startServer();
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
const save = (name: string, content: Uint8Array) => {
  writeFileSync(`docs/${name}`, content);
  console.log(`docs/${name}: ${Math.round(content.length / 1000)} kB`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  const context = await open(browser, colorScheme);
  const page = await context.newPage();
  await page.goto(`${server.url}/login/`);
  await page.getByText('Powered by').waitFor();
  save(`login-${colorScheme}.webp`, await webp(page));
  await page.goto(`${server.url}/demo.html`);
  await page.getByRole('button', { name: 'Redeem' }).first().waitFor();
  await page.locator('.preview :defined').first().waitFor();
  save(`demo-${colorScheme}.webp`, await webp(page));
  await context.close();
}
save('effects.png', await effectsPicture(browser, server.url));
await browser.close();
await server.close();

async function open(browser: Browser, colorScheme: 'light' | 'dark'): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1040, height: 640 },
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await context.addCookies([{ name: 'cookie-consent-status', value: 'allow', url: server.url }]);
  await context.clock.setFixedTime(DAY);
  return context;
}

/** Playwright only takes PNG and JPEG, which are larger. */
async function webp(page: Page): Promise<Uint8Array> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
