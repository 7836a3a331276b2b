import { linkIn, mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { expect, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';
import { expectNoOverflow } from './overflow.ts';
import { emailOf } from './portal.ts';

test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

test('a member requests the reports, opens the mailed link and opens one report', async ({
  page,
  portal,
  backend,
  translate,
}) => {
  await page.clock.setFixedTime('2026-03-02T14:00:00Z');
  await portal.open('requestpraccess');
  await expect(portal.title('Access to your personal reports')).toBeVisible();
  await portal.complete('mailRequest', emailOf('memberWithoutPassword'));
  await page.goto(linkIn(await mailTo(backend, emailOf('memberWithoutPassword'))));

  await expect(page).toHaveURL('/login/personalreports');
  await expect(portal.title('Your personal reports')).toBeFocused();
  const greeting = translate('Good afternoon, {{name}}', { name: 'Piotr Zieliński' });
  await expect(page.getByText(greeting, { exact: true })).toBeVisible();
  await expect(portal.text('Here are your reports.')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: translate('Privacy Statement') }),
  ).toHaveAttribute('href', /\/privacy$/);
  const row = 'CMP-1733 Profil osobowości Standard Polnisch 09.10.2023';
  await expect(page.getByRole('row', { name: row })).toBeVisible();

  const name = translate('Open {{name}}', { name: 'Profil osobowości' });
  const [report] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name }).click()]);
  await expect(report).toHaveURL(/\/reports\/\d+\?end=\d+&key=[\w-]+$/);
  await expect(report.getByText('CMP-1733')).toBeVisible();
  await report.close();
  await expect(page).toHaveURL('/login/personalreports');

  await page.reload();
  await expect(page).toHaveURL('/login/requestpraccess');
  await expect(page.getByText('Zieliński')).toHaveCount(0);
});

test('the reports are a table from 896 pixels, and below that cards with labels that start with the name', {
  tag: LONG,
}, async ({ page, backend, translate }) => {
  await page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithPassword'));
  const head = page.locator('thead');
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(6);
  const topOf = async (index: number) => (await cells.nth(index).boundingBox())?.y ?? Number.NaN;
  /** What is selected and copied, and what a browser translates: a text, not content of a style sheet. */
  const texts = () =>
    cells.evaluateAll((all) => all.map((cell) => (cell as HTMLElement).innerText.split('\n')[0]));

  await page.setViewportSize({ width: 896, height: 800 });
  await expect(head).toBeVisible();
  expect(await topOf(0)).toBe(await topOf(4));
  expect((await texts())[0]).toBe('LDR-2207');
  await expectNoOverflow(page);

  for (const width of [895, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(head).toBeHidden();
    expect(await topOf(1)).toBeLessThan(await topOf(0));
    expect((await texts()).slice(0, 5)).toEqual([
      'Berichts-ID',
      'Ledarskapskompass',
      'Variante',
      'Sprache',
      'Datum',
    ]);
    await expectNoOverflow(page);
  }
  const name = translate('Open {{name}}', { name: 'Ledarskapskompass' });
  await expect(page.getByRole('link', { name })).toBeVisible();
});
