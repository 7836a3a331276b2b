import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { LONG } from '../support/tags.ts';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

test('the way back asks before the personal data disappear, also after they were downloaded or printed', {
  tag: LONG,
}, async ({ page, portal, backend }) => {
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  const back = portal.link('Back to Login');
  const open = async () => {
    await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
    await expect(page.getByRole('article')).toHaveCount(5);
  };
  await open();
  await back.click();
  await expect(question).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(question).toContainText('Save or print what you need first.');
  await expect(question).toHaveCSS('z-index', '1055');
  await expectAccessiblePage(page);
  await expect(portal.button('Stay on this page')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(back).toBeFocused();
  await back.press('Enter');
  await portal.button('Stay on this page').click();
  await expect(page).toHaveURL('/login/personaldata');
  await expect(page.getByRole('article')).toHaveCount(5);

  await back.click();
  await portal.link('Leave the page').click();
  await expect(page).toHaveURL('/login/');
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();

  // A page cannot know whether a download was refused or a print was cancelled.
  for (const save of [
    () => portal.button('Download my data (JSON)').click(),
    () => page.evaluate(() => dispatchEvent(new Event('afterprint'))),
  ]) {
    await open();
    await save();
    await back.click();
    await expect(question).toContainText('Do you have your file or printout?');
  }
});

test('the way back from the reports asks if there are any', { tag: LONG }, async ({
  page,
  portal,
  backend,
}) => {
  await page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithPassword'));
  await portal.link('Back to Login').click();
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();

  await page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithoutSurveys'));
  await expect(portal.text("You don't have any reports yet.")).toBeVisible();
  await expect(portal.text('Here are your reports.')).toHaveCount(0);
  await portal.link('Back to Login').click();
  await expect(page).toHaveURL('/login/');
});

test('the browser asks before it closes or reloads personal data that nobody has tried to save', async ({
  page,
  portal,
  backend,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
  await expect(page.getByRole('article')).toHaveCount(5);
  // A browser asks only who has used the page.
  await portal.title('Your personal data').click();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await portal.button('Download my data (JSON)').click();
  await expect(page.getByText('No file or printout?').first()).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toHaveLength(1);
});
