import type { Page } from 'playwright/test';
import { test } from '../flows/localized.ts';
import { expectNoOverflow, setTextSize } from '../flows/overflow.ts';
import { ALL_STAGES, serverOf } from '../flows/stages/all.ts';
import { settle } from '../flows/stages/stage.ts';
import { acceptCookies } from '../flows/user-pref.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
];

/** Window sizes and themes. Doubled text comes last because it cannot be undone. */
const VIEWS = [
  ...SIZES.flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme, doubled: false })),
  ),
  { width: 640, height: 800, colorScheme: 'light', doubled: true } as const,
];

for (const [group, stages] of Object.entries(ALL_STAGES))
  test.describe(group, () => {
    test.use(serverOf(group));
    for (const [stage, reach] of Object.entries(stages))
      test(stage, async ({ context, page, portal, backend }, testInfo) => {
        // The cookie banner is shown only in its own picture.
        if (stage !== 'cookie banner') await acceptCookies(context, backend.url);
        await reach(portal, backend);
        await testInfo.attach('what a screen reader reads', {
          body: await page.locator('body').ariaSnapshot(),
          contentType: 'text/plain',
        });
        for (const { width, height, colorScheme, doubled } of VIEWS) {
          const name = doubled ? '200 percent' : `${width}, ${colorScheme}`;
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          if (doubled) await setTextSize(page, 2);
          await settle(page);
          await test.step(`${name}: nothing overflows`, () => expectNoOverflow(page));
          // A header that stays in view would cover what it has scrolled to.
          await page.evaluate(() => scrollTo(0, 0));
          // Playwright's full-page screenshots reset the text size.
          if (doubled) await page.setViewportSize({ width, height: await fullHeight(page) });
          const body = await page.screenshot({ fullPage: !doubled });
          await testInfo.attach(name, { body, contentType: 'image/png' });
        }
      });
  });

const fullHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
