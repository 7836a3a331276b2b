/* How much of a screen moves while a person goes on (https://web.dev/articles/cls). Shifts after an input count, too. */

import type { Page } from 'playwright/test';
import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import type { Backend } from '../support/flow.ts';
import { codeIn, mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { mailedLink } from './mailed-links.ts';
import { emailOf, expect, type Portal, passwordOf, test } from './portal.ts';

test.use({ members: { defaultregistration: true } });

const NEW = 'harbour-violin-6419-Slate';

/** Of the viewport. */
const ALLOWED = 0.02;

const FLOWS: Record<string, (portal: Portal, backend: Backend) => Promise<void>> = {
  async 'a sign-in with a code'(portal, backend) {
    await portal.enterEmailOf('adminWithCode');
    await portal.preventNavigation();
    await portal.submitPassword(passwordOf('adminWithCode'));
    await expect(portal.code).toBeVisible();
    await portal.pause();
    await portal.submitCode(codeIn(await mailTo(backend, emailOf('adminWithCode'))));
    await expect(portal.text("You're logged in. Taking you there…")).toBeVisible();
  },
  async 'two accounts, and a wrong password'(portal) {
    await portal.enterEmailOf('both');
    await portal.choice('Member').click();
    await portal.submitPassword('wrong');
    await expect(portal.page.getByRole('alert')).toBeVisible();
  },
  async 'a mailed link instead of a password'(portal) {
    await portal.enterEmailOf('memberWithoutPassword');
    await expect(portal.text('Please check your inbox')).toBeVisible();
  },
  async 'an unknown address that is registered'(portal) {
    await portal.open();
    await portal.submitEmail('nora.vik@example.org');
    await expect(portal.title('Registration')).toBeVisible();
    await portal.complete('registration', 'Nora', 'Vik');
  },
  async 'a forgotten password'(portal, backend) {
    await portal.open('forgotpw');
    await portal.complete('mailRequest', emailOf('memberWithPassword'));
    await portal.page.goto(await mailedLink(backend, 'login/member/forgotpw', 'memberWithPassword'));
    await expect(portal.field('New password')).toBeVisible();
    await portal.complete('newPassword', NEW, NEW);
  },
  async 'a voucher that asks for details'(portal) {
    await portal.open('voucher');
    await portal.enter('voucher', seededVoucher('asksForEverything').code, 'nora.vik@example.org');
    await portal.field('First name').fill('Nora');
    await portal.field('Last name').fill('Vik');
    await portal.page.getByRole('radiogroup', { name: 'Product' }).getByRole('radio').first().check();
    await portal.page.getByRole('radio', { name: 'Deutsch' }).check();
    await portal.button('Redeem').click();
    await expect(portal.text('Your voucher has been accepted.')).toBeVisible();
  },
  async 'a wrong voucher'(portal) {
    await portal.open('voucher');
    await portal.enter('voucher', 'QQQQ-QQQQ-QQQQ', emailOf('memberWithPassword'));
    await expect(portal.page.getByRole('alert')).toBeVisible();
  },
  async 'a link to personal data'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
    await expect(portal.page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Without the moments in which a longer screen moves the footer out of the window, which alone is as wide as the window. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const widths = entry.sources.map(({ previousRect, currentRect }) =>
          Math.max(previousRect.width, currentRect.width),
        );
        if (widths.every((width) => width < innerWidth)) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const delay of [300, 900, 2500])
  for (const [name, flow] of Object.entries(FLOWS))
    test(`nothing moves while the server takes ${delay} ms: ${name}`, {
      tag: delay === 900 && name.startsWith('a sign-in') ? [] : LONG,
    }, async ({ page, portal, backend }) => {
      test.slow();
      await watchShifts(page);
      await page.route('**/api/**', async (route) => {
        await new Promise((resume) => setTimeout(resume, delay));
        await route.continue().catch(() => {});
      });
      await flow(portal, backend);
      await page.waitForTimeout(500);
      const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(ALLOWED);
    });
