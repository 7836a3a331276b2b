/* What there is to see of a holiday, and what it costs. */
import type { Page } from 'playwright/test';

/** A day of each row of the table (specification, section 4 "Holiday effects"). */
export const DAYS = {
  valentine: '2027-02-14',
  'st-patrick': '2027-03-17',
  'kings-day': '2027-04-27',
  'star-wars': '2027-05-04',
  'towel-day': '2027-05-25',
  'fourth-of-july': '2027-07-04',
  october: '2027-10-15',
  christmas: '2027-12-10',
  'new-year': '2027-12-31',
} as const;

/** Opens every page on that day. Playwright's own clock would also hold the time that animations run by. */
export const setDay = (page: Page, day: string) =>
  page.addInitScript((text) => {
    const time = new Date(text).getTime();
    window.Date = class extends Date {
      static override now = () => time;
      constructor(...values: [] | [string]) {
        super(...((values.length > 0 ? values : [time]) as [number]));
      }
    } as DateConstructor;
  }, day);

export const holidayEffect = (page: Page, kind: string) => page.locator(`[data-holiday="${kind}"]`);

/** How many pixels of the canvas something is drawn on. */
export const drawnPixels = (page: Page) =>
  page.locator('[data-holiday] canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pen = canvas.getContext('2d');
    if (!pen || canvas.width * canvas.height === 0) return 0;
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]) count++;
    return count;
  });

/** Counts the frames that are drawn, and the milliseconds of script each of them takes. */
export async function watchFrames(
  page: Page,
): Promise<{ costs(): Promise<number[]>; reset(): Promise<void> }> {
  await page.addInitScript(() => {
    const costs: number[] = [];
    Object.assign(window, { frameCosts: costs });
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (frame) =>
      request((now) => {
        const start = performance.now();
        frame(now);
        costs.push(performance.now() - start);
      });
  });
  return {
    costs: () => page.evaluate(() => (window as unknown as { frameCosts: number[] }).frameCosts),
    reset: () =>
      page.evaluate(() => void (window as unknown as { frameCosts: number[] }).frameCosts.splice(0)),
  };
}
