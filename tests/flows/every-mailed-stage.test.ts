import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { expectToFit } from './fits.ts';
import { test } from './portal.ts';
import { DATA_STAGES, REQUEST_STAGES } from './private-stages.ts';
import { settle } from './stages.ts';
import { PASSWORD_STAGES, TOKEN_STAGES } from './token-stages.ts';

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 720 };

for (const stage of [...TOKEN_STAGES, ...PASSWORD_STAGES, ...REQUEST_STAGES, ...DATA_STAGES])
  test(`"${stage.name}" is accessible and fits: narrow, wide, light and dark`, async ({
    page,
    portal,
    backend,
  }) => {
    await stage.reach(portal, backend);
    await settle(page);
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await test.step(`accessible, ${colorScheme}, ${size.width} px`, () => expectAccessiblePage(page));
      }
      await test.step(`fits into ${size.width} px`, () => expectToFit(page));
    }
  });
