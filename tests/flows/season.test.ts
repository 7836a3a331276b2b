import { openOnDay } from './holiday.ts';
import { expect, test } from './portal.ts';

test('each season has its own background tint', async ({ page, portal }) => {
  const tints = new Set<string>();
  for (const [season, day] of Object.entries({
    winter: '2027-03-20T23:59:59',
    spring: '2027-03-21T00:00:00',
    summer: '2027-06-21T00:00:00',
    autumn: '2027-09-21T00:00:00',
  })) {
    await openOnDay(page, portal, day);
    const background = page.locator(`[data-season="${season}"]`);
    await expect(background).toHaveCount(1);
    tints.add(await background.evaluate((element) => getComputedStyle(element).backgroundImage));
  }
  expect(tints.size).toBe(4);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('[data-season]')).toHaveCSS('background-image', 'none');
});
