import type { Page } from 'playwright/test';
import { DAYS, holidayEffect, drawnPixels, setDay, watchFrames } from './holiday.ts';
import { expect, type Portal, test } from './portal.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const CHRISTMAS = `${DAYS.christmas}T14:00:00`;

async function openOn(page: Page, portal: Portal, time: string) {
  await setDay(page, time);
  await portal.open();
}

/** All that waited for the browser to be idle has had its turn, and more than once. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

const snow = (page: Page) => holidayEffect(page, 'christmas');
/** Says that the page is hidden, or seen again: a test cannot put another window before it. */
const show = (page: Page, shown: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !shown);

test('on other days nothing is drawn, and nothing of it is loaded', async ({ page, portal }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.clock.setFixedTime('2027-11-30T23:59:59');
  await portal.open();
  await expect(portal.title('Login')).toBeVisible();
  await idle(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(portal.button('Stop the animation')).toHaveCount(0);
  expect(loaded.filter((url) => /animation/.test(url))).toEqual([]);

  // Midnight passed while the page was in the background.
  await page.clock.setFixedTime('2027-12-01T00:00:01');
  await show(page, true);
  await expect(snow(page)).toBeVisible();
  expect(loaded.filter((url) => /animation/.test(url))).toHaveLength(1);
});

test('it begins when the first screen is usable, not before', async ({ page, portal }) => {
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { portalEvents: events });
    document.addEventListener('portal-ready', ({ target }) => {
      const drawn = (target as HTMLElement).shadowRoot?.querySelector('canvas');
      events.push(drawn ? 'too early' : 'ready first');
    });
  });
  await openOn(page, portal, CHRISTMAS);
  await expect(snow(page)).toBeVisible();
  const events = await page.evaluate(() => (window as unknown as { portalEvents: string[] }).portalEvents);
  expect(events).toEqual(['ready first']);
});

test('who wants less motion gets none, also who says so later', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOn(page, portal, CHRISTMAS);
  await expect(portal.title('Login')).toBeVisible();
  await idle(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(snow(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
  await idle(page);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('the keyboard stops it for as long as the page lives, and starts it again', async ({ page, portal }) => {
  const frames = await watchFrames(page);
  await openOn(page, portal, CHRISTMAS);
  const stop = portal.button('Stop the animation');
  await expect(stop).toBeVisible();
  const box = await stop.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(0);

  await stop.press('Enter');
  const play = portal.button('Play the animation');
  await expect(play).toBeFocused();
  await expect.poll(() => drawnPixels(page)).toBe(0);
  await frames.reset();

  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeVisible();
  await idle(page);
  await expect(play).toBeVisible();
  expect(await drawnPixels(page)).toBe(0);
  expect(await frames.costs()).toEqual([]);

  await play.press(' ');
  await expect(stop).toBeFocused();
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(0);
});

test('a hidden page draws no frame', async ({ page, portal }) => {
  const frames = await watchFrames(page);
  await openOn(page, portal, CHRISTMAS);
  await expect.poll(async () => (await frames.costs()).length).toBeGreaterThan(3);
  await show(page, false);
  await frames.reset();
  await idle(page);
  expect(await frames.costs()).toEqual([]);
  await show(page, true);
  await expect.poll(async () => (await frames.costs()).length).toBeGreaterThan(3);
});

test('the canvas follows the window', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOn(page, portal, CHRISTMAS);
  const width = () =>
    snow(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await expect.poll(width).toBe(1280);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(width).toBe(320);
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(0);
});

test('each season has its tint behind a page of ours', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tints = new Set<string>();
  for (const [season, day] of Object.entries({
    winter: '2027-03-20T23:59:59',
    spring: '2027-03-21T00:00:00',
    summer: '2027-06-21T00:00:00',
    autumn: '2027-09-21T00:00:00',
  })) {
    await openOn(page, portal, day);
    const background = page.locator(`[data-season="${season}"]`);
    await expect(background).toHaveCount(1);
    tints.add(await background.evaluate((element) => getComputedStyle(element).backgroundImage));
  }
  expect(tints.size).toBe(4);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('[data-season]')).toHaveCSS('background-image', 'none');
});
