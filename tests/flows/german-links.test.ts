import { expectToFit } from './fits.ts';
import { REGISTRATION_STAGES, VOUCHER_STAGES } from './form-stages.ts';
import { test } from './languages.ts';
import { DATA_STAGES, REQUEST_STAGES } from './private-stages.ts';
import { settle } from './stages.ts';
import { PASSWORD_STAGES, TOKEN_STAGES } from './token-stages.ts';

test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

const SCREENS = {
  'the token page and the new password': [...TOKEN_STAGES, ...PASSWORD_STAGES],
  'vouchers and the registration': [...VOUCHER_STAGES, ...REGISTRATION_STAGES],
  'personal data and reports, and the requests for them': [...REQUEST_STAGES, ...DATA_STAGES],
};

for (const [screens, stages] of Object.entries(SCREENS))
  test(`at 320 pixels, ${screens} fit in German`, async ({ page, portal, backend }) => {
    // Many stages in one test: the same page serves them all.
    test.slow();
    for (const stage of stages)
      await test.step(stage.name, async () => {
        await stage.reach(portal, backend);
        await settle(page);
        await expectToFit(page);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });
