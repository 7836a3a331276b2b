import type { Page } from 'playwright/test';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });

test('the way back asks before the personal data disappear', async ({ page, portal, backend }) => {
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
  const back = portal.link('Back to Login');
  await back.click();
  await expect(question(page)).toBeVisible();
  await expect(question(page)).toHaveCSS('z-index', '1055');
  await expectAccessiblePage(page);
  await expect(portal.button('Stay on this page')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(back).toBeFocused();
  await back.press('Enter');
  await portal.button('Stay on this page').click();
  await expect(page).toHaveURL('/login/personaldata');
  await expect(page.getByRole('article')).toHaveCount(5);

  await back.click();
  await portal.link('Leave the page').click();
  await expect(page).toHaveURL('/login/');
  await expect(portal.title('Login')).toBeFocused();
});

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  downloaded: (page) => page.getByRole('button', { name: 'Download my data (JSON)' }).click(),
  printed: (page) => page.evaluate(() => dispatchEvent(new Event('afterprint'))),
};

for (const [done, save] of Object.entries(WAYS))
  test(`nothing is asked after the personal data were ${done}`, async ({ page, portal, backend }) => {
    await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
    await expect(page.getByRole('article')).toHaveCount(5);
    await save(page);
    await portal.link('Back to Login').click();
    await expect(page).toHaveURL('/login/');
    await expect(question(page)).toHaveCount(0);
  });

test('the way back from the reports asks if there are any', async ({ page, portal, backend }) => {
  await page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithPassword'));
  await portal.link('Back to Login').click();
  await expect(question(page)).toBeVisible();

  await page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithoutSurveys'));
  await expect(portal.text("You don't have any reports yet.")).toBeVisible();
  await expect(portal.text('Here are your reports.')).toHaveCount(0);
  await portal.link('Back to Login').click();
  await expect(page).toHaveURL('/login/');
});
