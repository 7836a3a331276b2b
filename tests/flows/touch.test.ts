import type { Locator } from 'playwright/test';
import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';
import { CAPTCHA_SERVER } from './stages/captcha.ts';
import { DATA_STAGES } from './stages/private-data.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 600, height: 800 }, ...CAPTCHA_SERVER });

async function expectTall(...targets: Locator[]): Promise<void> {
  for (const target of targets)
    expect((await target.boundingBox())?.height, String(target)).toBeGreaterThanOrEqual(44);
}

const expectWide = async (target: Locator) =>
  expect((await target.boundingBox())?.width).toBeGreaterThanOrEqual(44);

test('on a touch screen, the links and buttons below a form are 44 px high, and so are the switchers and the links of banner and footer', {
  tag: LONG,
}, async ({ portal, backend }) => {
  await portal.open();
  await expectTall(
    portal.link('Forgot password?'),
    portal.languageButton,
    portal.button('Switch to dark mode'),
  );
  await expectWide(portal.button('Switch to dark mode'));
  await portal.languageButton.click();
  await expectTall(portal.page.getByRole('menuitemradio').first());
  await portal.page.keyboard.press('Escape');
  await portal.enterEmailOf('adminWithoutCode');
  await expectTall(portal.button('Not you?'), portal.link('Forgot password?'));
  await portal.open('forgotpw');
  await expectTall(portal.link('Back to Login'), portal.link('Privacy Statement'));
  await expectTall(portal.link('Terms & Conditions'), portal.link('Privacy Policy'));
  await portal.open('token/unknown');
  await expectTall(
    portal.link('Access to your personal data'),
    portal.link('Access to your personal reports'),
  );
  await expectTall(portal.page.locator('[part=powered-by] a'));
  await DATA_STAGES.reports(portal, backend);
  await expectTall(portal.page.getByRole('link', { name: /^Open / }).first());
});

test('on a touch screen, the labels of the checkboxes of a registration are 44 px high and can be pressed', {
  tag: LONG,
}, async ({ page, portal }) => {
  await portal.open('register');
  const terms = page.locator('[name=agreeTC]');
  const label = terms.locator('xpath=following-sibling::label');
  const box = await terms.boundingBox();
  await expectTall(label);
  expect((await label.boundingBox())?.x, 'next to the box').toBe((box?.x ?? 0) + (box?.width ?? 0));
  await terms.locator('xpath=..').tap({ position: { x: 5, y: 2 } });
  await expect(terms, 'pressed above the box').toBeChecked();

  const robot = page.getByText("I'm not a robot");
  await expectTall(robot);
  const { width = 0, height = 0 } = (await robot.boundingBox()) ?? {};
  await robot.tap({ position: { x: width - 2, y: height - 2 } });
  await expect(page.getByLabel('Verified')).toBeChecked({ timeout: 20_000 });
});

// iOS zooms into a field with a smaller text, and the form no longer fits into the window.
test('on a phone, every field has a text of 16 px, and a whole voucher code fits', async ({
  page,
  portal,
}) => {
  for (const width of [375, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['', 'register', `voucher/${seededVoucher('asksForNothing').code}`]) {
      await portal.open(path);
      await expect(portal.email).toBeVisible();
      for (const field of await page.getByRole('textbox').all()) {
        const { size, rest } = await field.evaluate((node) => ({
          size: Number.parseFloat(getComputedStyle(node).fontSize),
          rest: node.clientWidth - node.scrollWidth,
        }));
        expect(size, `${path} ${width}`).toBeGreaterThanOrEqual(16);
        expect(rest).toBe(0);
      }
    }
  }
});

test('on a phone, pulling down does not reload the page', async ({ page, portal }) => {
  await portal.open();
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
});

test('Safari on a phone makes no link of an id that looks like a telephone number', async ({
  page,
  portal,
}) => {
  await portal.open();
  await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', 'telephone=no');
});
