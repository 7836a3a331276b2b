import type { Page } from 'playwright/test';
import type { Portal } from './portal.ts';

/** One day for each holiday effect. */
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

/** Sets the date of every page. Playwright's clock would also stop the animations. */
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

export async function openOnDay(page: Page, portal: Portal, day: string): Promise<void> {
  await setDay(page, day);
  await portal.open();
}

/** Waits until all idle callbacks have run, including those that they schedule. */
export const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

export const holidayEffect = (page: Page, kind: string) => page.locator(`[data-holiday="${kind}"]`);

/** The number of non-transparent pixels of the canvas. */
export const drawnPixels = (page: Page) =>
  page.locator('[data-holiday] canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pen = canvas.getContext('2d');
    if (!pen || canvas.width * canvas.height === 0) return 0;
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]) count++;
    return count;
  });

/** Returns a function that gives the number of animation frames since its last call. */
export async function countFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (frame) =>
      request((now) => {
        times.push(now);
        frame(now);
      });
  });
  return () => page.evaluate((): number => Reflect.get(window, 'frameTimes').splice(0).length);
}
