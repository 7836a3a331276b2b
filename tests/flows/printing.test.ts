import { LONG } from '../support/tags.ts';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

const SCREENS = {
  personaldata: { path: 'members/personaldata', title: 'Your personal data', rows: '.raw tr' },
  personalreports: { path: 'members/personalreports', title: 'Your personal reports', rows: 'tbody tr' },
} as const;

test('private data are printed as a document with margins, without what only works on a screen', {
  tag: LONG,
}, async ({ page, backend }) => {
  await page.clock.setFixedTime('2026-03-02T14:00:00Z');
  for (const [name, { path, title, rows }] of Object.entries(SCREENS))
    await test.step(name, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await page.goto(await mailedLink(backend, path, 'memberWithPassword'));
      const greeting = page.getByText('Good afternoon, Hanna Elisabet Lindqvist');
      const printed = page.locator('.document-title');
      await expect(greeting).toBeVisible();
      await expect(printed).toBeHidden();

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(printed).toBeVisible();
      await expect(printed).toHaveText(title);
      await expect(greeting).toBeHidden();
      await expect(page.locator('.title')).toBeHidden();
      const head = page.locator('.document-head');
      await expect(head).toContainText('Hanna Elisabet Lindqvist');
      await expect(head).toContainText(`Compass, ${new URL(page.url()).host}, Mar 2, 2026`);
      for (const role of ['button', 'link', 'banner', 'contentinfo', 'status'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);
      await expect(page.locator(rows).first()).toHaveCSS('break-inside', 'avoid');
      // White paper in the dark theme, too.
      await expect(head).toHaveCSS('color', 'rgb(33, 37, 41)');
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
