import { LOCALES } from '../../src/i18n/locale.ts';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { doubleText, expectNoOverflow } from './overflow.ts';
import { expect, test } from './portal.ts';
import { ALL_STAGES } from './stages/all.ts';
import { settle } from './stages/stage.ts';

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 320, height: 640 };
const HALF = { width: 640, height: 640 };

// Two combinations cover both colour schemes and both widths.
for (const [group, stages] of Object.entries(ALL_STAGES))
  for (const stage of stages)
    test(`${group}: "${stage.name}" is accessible and does not overflow at any width, in any language, with doubled text`, async ({
      page,
      portal,
      backend,
    }) => {
      await stage.reach(portal, backend);
      await settle(page);
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ colorScheme: 'light' });
      await test.step('accessible, wide and light', () => expectAccessiblePage(page));
      await test.step('no overflow, wide', () => expectNoOverflow(page));

      await page.setViewportSize(NARROW);
      await page.emulateMedia({ colorScheme: 'dark' });
      await test.step('accessible, narrow and dark', () => expectAccessiblePage(page));
      for (const locale of LOCALES)
        await test.step(`no overflow, narrow, in ${locale}`, async () => {
          await page
            .locator('login-portal')
            .evaluate((portal, value) => portal.setAttribute('locale', value), locale);
          await expect(page.locator('[part~=root]').first()).toHaveAttribute('lang', locale);
          await settle(page);
          await expectNoOverflow(page);
        });

      await doubleText(page);
      await page.setViewportSize(HALF);
      await settle(page);
      await test.step('no overflow with doubled text', () => expectNoOverflow(page));
    });
