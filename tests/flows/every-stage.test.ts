import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { doubleText, expectToFit } from './fits.ts';
import { REGISTRATION_STAGES, VOUCHER_STAGES } from './form-stages.ts';
import { LOGIN_STAGES } from './login-stages.ts';
import { OTHER_STAGES } from './other-stages.ts';
import { test } from './portal.ts';
import { settle, settleAt } from './stages.ts';

const NARROW = { width: 320, height: 640 };
const HALF = { width: 640, height: 640 };
const WIDE = { width: 1280, height: 720 };

for (const stage of [...LOGIN_STAGES, ...OTHER_STAGES, ...VOUCHER_STAGES, ...REGISTRATION_STAGES])
  test(`"${stage.name}" is accessible and fits: narrow, wide, light, dark, with text of twice the size`, async ({
    page,
    portal,
  }) => {
    await settleAt(stage, portal);
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await test.step(`accessible, ${colorScheme}, ${size.width} px`, () => expectAccessiblePage(page));
      }
      await test.step(`fits into ${size.width} px`, () => expectToFit(page));
    }
    await doubleText(page);
    await page.setViewportSize(HALF);
    await settle(page);
    await test.step('fits with text of 200 %', () => expectToFit(page));
  });
