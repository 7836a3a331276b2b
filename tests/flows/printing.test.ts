import { LONG } from '../support/tags.ts';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

test('private data are printed with margins, without what only works on a screen', {
  tag: LONG,
}, async ({ page, portal, backend }) => {
  for (const path of ['members/personaldata', 'members/personalreports'] as const)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await page.goto(await mailedLink(backend, path, 'memberWithPassword'));
      await expect(portal.link('Privacy Statement')).toBeVisible();

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const title = page.locator('.title');
      await expect(title).toBeVisible();
      for (const role of ['button', 'link', 'banner', 'contentinfo', 'status'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);
      // White paper in the dark theme, too.
      await expect(title).toHaveCSS('color', 'rgb(33, 37, 41)');
      const canvas = page.locator('html');
      await expect(canvas).toHaveCSS('color-scheme', 'light');
      await expect(canvas).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.style.getPropertyValue('margin')),
  );
  expect(new Set(margins)).toEqual(new Set(['18mm']));
});
