import { LONG } from '../support/tags.ts';
import { largestFlashingShare, stopFrames } from './flashes.ts';
import { DAYS, drawnPixels, openOnDay } from './holiday.ts';
import { expect, test } from './portal.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 800 } });

/** WCAG 2.2, 2.3.1: of a block of 341 × 256 pixels. */
const ALLOWED = 0.25;

for (const [kind, day] of Object.entries(DAYS))
  for (const [colorScheme, background] of [
    ['light', '#fff'],
    ['dark', '#000'],
  ] as const)
    test.describe(() => {
      test.use({ colorScheme });

      test(`the effect does not flash more than three times a second: ${kind}, ${colorScheme}`, {
        tag: LONG,
      }, async ({ page, portal }) => {
        test.slow();
        await stopFrames(page);
        await openOnDay(page, portal, `${day}T14:00:00`);
        await expect(page.locator('[data-holiday] canvas')).toBeAttached();
        expect(await largestFlashingShare(page, background)).toBeLessThan(ALLOWED);
        expect(await drawnPixels(page)).toBeGreaterThan(50);
      });
    });
