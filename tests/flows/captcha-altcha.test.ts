import type { Page } from 'playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { ROBOT } from '../unit/i18n/wording.ts';
import { translateTo } from './localized.ts';
import { expect, type Portal, test } from './portal.ts';
import { CAPTCHA_SERVER } from './stages/captcha.ts';

/*
 * The real ALTCHA in the page, with its real library in the reference backend, under the strict policy. stages/captcha.ts has
 * its looks, and what happens without a task or its file.
 */

const NEWCOMER = 'nora.vik@example.org';

test.use(CAPTCHA_SERVER);

const robot = (page: Page) => page.getByRole('group', { name: 'Spam protection' }).getByRole('checkbox');
const thanks = (page: Page) => page.getByText(/^Thank you for your request\./);

async function fill(portal: Portal): Promise<void> {
  await portal.open(`register?email=${NEWCOMER}`);
  await portal.field('First name').fill('Nora');
  await portal.field('Last name').fill('Vik');
  await portal.page.locator('[name=agreeTC]').check();
}

test('a person registers with the keyboard; nothing is stored, and only the own server is asked', async ({
  page,
  portal,
  backend,
  context,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const { keyboard } = page;
  await fill(portal);
  // The value of the anti-forgery cookie may change with every answer.
  const stored = async () => {
    const { cookies, origins } = await context.storageState();
    return [cookies.map(({ name }) => name), origins];
  };
  const before = await stored();
  await page.locator('[name=agreeTC]').focus();
  // The link to the terms is between them.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(robot(page)).toBeFocused();
  await keyboard.press('Space');
  await expect(page.getByLabel('Verified')).toBeChecked({ timeout: 20_000 });
  expect(await stored()).toEqual(before);
  await portal.button('Register').focus();
  await keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await mailTo(backend, NEWCOMER);
  expect([...asked]).toEqual([new URL(backend.url).origin]);
});

test('a submit ticks the box, and "Send again" does so once more', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await fill(portal);
  await portal.button('Register').click();
  await page.clock.runFor(5000);
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await page.clock.runFor(31_000);
  const again = page.waitForResponse('**/api/v1/members/registration');
  await portal.button('Send again').click();
  await page.clock.runFor(5000);
  expect((await again).status()).toBe(200);
});

test('it has its label in every language', { tag: LONG }, async ({ page, portal }) => {
  await portal.open('register');
  for (const locale of LOCALES) {
    await page.locator('login-portal').evaluate((element, to) => element.setAttribute('locale', to), locale);
    const group = page.getByRole('group', { name: translateTo(locale)('Spam protection') });
    await expect(group.getByRole('checkbox')).toHaveAccessibleName(ROBOT[locale]);
  }
});
