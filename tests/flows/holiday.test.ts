import type { Page } from 'playwright/test';
import { LONG } from '../support/tags.ts';
import { countFrames, DAYS, drawnPixels, holidayEffect, idle, openOnDay } from './holiday.ts';
import { expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const CHRISTMAS = `${DAYS.christmas}T14:00:00`;

const snow = (page: Page) => holidayEffect(page, 'christmas');

/** Simulates that the page becomes hidden or visible. */
const setVisible = (page: Page, visible: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !visible);

test('on other days no effect is drawn and its code is not loaded', async ({ page, portal }) => {
  const loaded = requestsOf(page, /animation/);
  await page.clock.setFixedTime('2027-11-30T23:59:59');
  await portal.open();
  await expect(portal.title('Login')).toBeVisible();
  await idle(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(portal.button('Stop the animation')).toHaveCount(0);
  expect(loaded).toEqual([]);

  // A holiday begins while the page is hidden.
  await page.clock.setFixedTime('2027-12-01T00:00:01');
  await setVisible(page, true);
  await expect(snow(page)).toBeVisible();
  expect(loaded).toHaveLength(1);
});

test('the effect starts after the first screen is usable, and leaves focus, pointer and screen readers alone', {
  tag: LONG,
}, async ({ page, portal }) => {
  await page.addInitScript(() => {
    document.addEventListener('portal-ready', ({ target }) => {
      Object.assign(window, {
        isDrawn: Boolean((target as HTMLElement).shadowRoot?.querySelector('canvas')),
      });
    });
  });
  await openOnDay(page, portal, CHRISTMAS);
  await expect(snow(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isDrawn'))).toBe(false);
  await expect(snow(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(snow(page)).toHaveCSS('pointer-events', 'none');
  await expect(portal.email).toBeFocused();
  // Fails if something above the field would receive the click.
  await portal.email.click();
});

test('reduced motion and forced colours turn the effect off, also while the page is open', {
  tag: LONG,
}, async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOnDay(page, portal, CHRISTMAS);
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

test('the effect can be stopped by keyboard, stays stopped on other screens, and can be restarted', {
  tag: LONG,
}, async ({ page, portal }) => {
  const frames = await countFrames(page);
  await openOnDay(page, portal, CHRISTMAS);
  const stop = portal.button('Stop the animation');
  await expect(stop).toBeVisible();
  const box = await stop.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(0);

  await stop.press('Enter');
  const play = portal.button('Play the animation');
  await expect(play).toBeFocused();
  await expect.poll(() => drawnPixels(page)).toBe(0);
  await frames();

  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeVisible();
  await idle(page);
  await expect(play).toBeVisible();
  expect(await drawnPixels(page)).toBe(0);
  expect(await frames()).toBe(0);

  await page.reload();
  await expect(play).toBeVisible();
  expect(await drawnPixels(page), 'after a reload').toBe(0);

  await play.press(' ');
  await expect(stop).toBeFocused();
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(stop, 'after a reload').toBeVisible();
});
