/* The provider's logo and link, in the demo. */

import type { Locator, Page } from 'playwright/test';
import { contrast } from '../support/contrast.ts';
import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';

const logoIn = (page: Page) => page.locator('login-portal').getByRole('link', { name: 'Meridian' });

test('the logo stands out from the page, light and dark', { tag: LONG }, async ({ page }) => {
  await page.goto('/login/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await contrastOf(logoIn(page).getByRole('img')), colorScheme).toBeGreaterThan(4);
  }
});

/** The contrast of the strongest colour of a picture to the background of the portal. */
async function contrastOf(picture: Locator): Promise<number> {
  const [background = [], ...colors] = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const [width, height] = [240, 44];
    const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(image.closest('.frame') as Element).backgroundColor;
    canvas.fillRect(0, 0, width, height);
    const behind = [...canvas.getImageData(0, 0, 1, 1).data];
    canvas.drawImage(image, 0, 0, width, height);
    const { data } = canvas.getImageData(0, 0, width, height);
    const pixels = Array.from({ length: width * height }, (_, index) =>
      data.slice(index * 4, index * 4 + 3).join(),
    );
    return [behind, ...[...new Set(pixels)].map((pixel) => pixel.split(',').map(Number))];
  });
  return Math.max(...colors.map((color) => contrast(color, background)));
}
