import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { test } from '../flows/localized.ts';
import { expectNoOverflow, setTextSize } from '../flows/overflow.ts';
import { ALL_STAGES, serverOf } from '../flows/stages/all.ts';
import { settle } from '../flows/stages/stage.ts';
import { acceptCookies } from '../flows/user-pref.ts';
import { fileName, OUTPUT_FOLDER, VIEWS } from './folder.ts';

for (const [group, stages] of Object.entries(ALL_STAGES))
  test.describe(group, () => {
    test.use(serverOf(group));
    for (const [stage, reach] of Object.entries(stages))
      test(stage, async ({ context, page, portal, backend }) => {
        // The cookie banner is shown only in its own picture.
        if (stage !== 'cookie banner') await acceptCookies(context, backend.url);
        await reach(portal, backend);
        for (const { name, width, height, colorScheme, doubleText: doubled } of VIEWS) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          if (doubled) await setTextSize(page, 2);
          await settle(page);
          await test.step(`${name}: nothing overflows`, () => expectNoOverflow(page));
          // A header that stays in view would cover what it has scrolled to.
          await page.evaluate(() => scrollTo(0, 0));
          // Playwright's full-page screenshots reset the text size.
          if (doubled) await page.setViewportSize({ width, height: await fullHeight(page) });
          await page.screenshot({
            path: join(OUTPUT_FOLDER, fileName(stage), `${name}.png`),
            fullPage: !doubled,
          });
        }
      });
  });

const fullHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
