import { DAYS, drawnPixels, idle, openOnDay, watchFrames } from './holiday.ts';
import { expect, test } from './portal.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the effect can be stopped by keyboard, stays stopped on other screens, and can be restarted', async ({
  page,
  portal,
}) => {
  const frames = await watchFrames(page);
  await openOnDay(page, portal, `${DAYS.christmas}T14:00:00`);
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
