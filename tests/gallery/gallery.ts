import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ALL_STAGES } from '../flows/stages/all.ts';
import { doubleText, expectNoOverflow } from '../flows/overflow.ts';
import { test } from '../flows/localized.ts';
import { settle } from '../flows/stages/stage.ts';
import { OUTPUT_FOLDER, fileName, VIEWS } from './folder.ts';

for (const [group, stages] of Object.entries(ALL_STAGES))
  test.describe(group, () => {
    for (const stage of stages)
      test(stage.name, async ({ context, page, portal, backend }) => {
        // The banner has a picture of its own and is in nobody else's.
        if (stage.name !== 'cookie banner')
          await context.addCookies([{ name: 'cookie-consent-status', value: 'allow', url: backend.url }]);
        await stage.reach(portal, backend);
        for (const { name, width, height, colorScheme, doubleText: doubled } of VIEWS) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          if (doubled) await doubleText(page);
          await settle(page);
          await test.step(`fits, ${name}`, () => expectNoOverflow(page));
          // A picture of more than the window would be taken in text of the usual size.
          if (doubled) await page.setViewportSize({ width, height: await fullHeight(page) });
          await page.screenshot({
            path: join(OUTPUT_FOLDER, fileName(stage.name), `${name}.png`),
            fullPage: !doubled,
          });
        }
      });
  });

const fullHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
