import type { Browser, Page } from 'playwright';
import { DAYS, drawnPixels, setDay } from '../../flows/holiday.ts';

const SIZE = { width: 1024, height: 680 };
/** Rockets are rare, so of several moments the one with most of the effect is taken. */
const MOMENTS = 10;
const SECONDS = 1;

/** All holiday effects in one picture, light and dark in turn. */
export async function effectsPicture(browser: Browser, url: string): Promise<Uint8Array> {
  const pictures: string[] = [];
  for (const [index, day] of Object.values(DAYS).entries()) {
    const context = await browser.newContext({ viewport: SIZE, colorScheme: index % 2 ? 'dark' : 'light' });
    await context.addCookies([{ name: 'cookie-consent-status', value: 'allow', url }]);
    const page = await context.newPage();
    await setDay(page, day);
    await page.goto(`${url}/login/`);
    await page.locator('[data-holiday] canvas').waitFor({ state: 'attached' });
    pictures.push((await fullestMoment(page)).toString('base64'));
    await context.close();
  }
  const page = await browser.newPage({ viewport: { width: 1320, height: 900 } });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`).join('');
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
    img { width: 100%; display: block; }
  </style>${images}`);
  const picture = await page.locator('body').screenshot();
  await page.close();
  return picture;
}

async function fullestMoment(page: Page): Promise<Buffer> {
  const moments: { picture: Buffer; pixels: number }[] = [];
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    await page.waitForTimeout(SECONDS * 1000);
    moments.push({ pixels: await drawnPixels(page), picture: await page.screenshot() });
  }
  const [fullest] = moments.toSorted((a, b) => b.pixels - a.pixels);
  if (!fullest?.pixels) throw new Error('The effect draws nothing.');
  return fullest.picture;
}
