import type { Locator } from 'playwright/test';
import { expect, test } from './portal.ts';
import { CAPTCHA_SERVER } from './stages/captcha.ts';
import { DATA_STAGES } from './stages/private-data.ts';
import { REGISTRATION_STAGES } from './stages/registration.ts';
import type { Stage } from './stages/stage.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 600, height: 800 } });

async function expectTall(...targets: Locator[]): Promise<void> {
  for (const target of targets)
    expect((await target.boundingBox())?.height, String(target)).toBeGreaterThanOrEqual(44);
}

const named = (stages: readonly Stage[], name: string) => stages.find((stage) => stage.name === name);

test('on a touch screen, the links and buttons below a form are 44 px high', async ({ portal }) => {
  await portal.open();
  await expectTall(portal.link('Forgot password?'));
  await portal.enterEmailOf('adminWithoutCode');
  await expectTall(portal.button('Cancel'), portal.link('Forgot password?'));
  await portal.open('forgotpw');
  await expectTall(portal.link('Back to Login'), portal.link('Privacy Statement'));
});

test('on a touch screen, the switchers are 44 px high', async ({ portal }) => {
  await portal.open();
  await expectTall(portal.languageButton, portal.button('Switch to dark mode'));
});

test('on a touch screen, the link to a report is 44 px high', async ({ portal, backend }) => {
  await named(DATA_STAGES, 'reports')?.reach(portal, backend);
  await expectTall(portal.page.getByRole('link', { name: /^Open / }).first());
});

test('on a touch screen, the label of a checkbox is 44 px high and next to it', async ({
  portal,
  backend,
}) => {
  await named(REGISTRATION_STAGES, 'registration, terms not accepted')?.reach(portal, backend);
  const checkbox = portal.page.getByRole('checkbox');
  const label = checkbox.locator('xpath=following-sibling::label');
  await expectTall(label);
  const box = await checkbox.boundingBox();
  expect((await label.boundingBox())?.x).toBe((box?.x ?? 0) + (box?.width ?? 0));
});

test.describe('with a captcha', () => {
  test.use(CAPTCHA_SERVER);

  test('on a touch screen, the row of ALTCHA is 44 px high and can be pressed at its end', async ({
    page,
    portal,
  }) => {
    await portal.open('register');
    const label = page.getByText("I'm not a robot");
    await expectTall(label);
    const { width = 0, height = 0 } = (await label.boundingBox()) ?? {};
    await label.tap({ position: { x: width - 2, y: height - 2 } });
    await expect(page.getByLabel('Verified')).toBeChecked({ timeout: 20_000 });
  });
});
