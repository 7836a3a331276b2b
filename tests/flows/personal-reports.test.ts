import { linkIn, mailTo } from '../support/mail.ts';
import { expect, inLocale, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';
import { expectNoOverflow } from './overflow.ts';
import { emailOf } from './portal.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const COLUMNS = ['Report ID', 'Name', 'Variant', 'Language', 'Date', 'Actions'];

const ROWS = [
  ['CAR-2050', 'Kotwice kariery', 'Standard', 'Polnisch', '30.06.2025'],
  ['CMP-1733', 'Profil osobowości', 'Standard', 'Polnisch', '09.10.2023'],
];

inLocale('de-DE', () => {
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
    const table = page.getByRole('table', { name: translate('Your personal reports') });
    await expect(table.getByRole('columnheader')).toHaveText(COLUMNS.map((column) => translate(column)));
    const cellsOf = (row: number) => table.getByRole('row').nth(row).getByRole('cell');
    for (const [index, cells] of ROWS.entries())
      await expect(cellsOf(index + 1)).toHaveText([...cells, new RegExp(`^${translate('Open')}`)]);

    const name = translate('Open {{name}}', { name: 'Profil osobowości' });
    const [report] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name }).click(),
    ]);
    await expect(report).toHaveURL(/\/reports\/\d+\?end=\d+&key=[\w-]+$/);
    await expect(report.getByText('CMP-1733')).toBeVisible();
    await report.close();
    await expect(page).toHaveURL('/login/personalreports');

    await page.reload();
    await expect(page).toHaveURL('/login/requestpraccess');
    await expect(page.getByText('Zieliński')).toHaveCount(0);
  });

  test('at 320 pixels each cell but the name has a label and the table does not overflow', async ({
    page,
    backend,
    translate,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithPassword'));
    const cells = page.getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveCount(6);
    const labels = await cells.evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content),
    );
    expect(labels).toEqual([
      ...COLUMNS.slice(0, -1).map((column) =>
        column === 'Name' ? 'none' : JSON.stringify(translate(column)),
      ),
      '""',
    ]);
    await expectNoOverflow(page);
    const name = translate('Open {{name}}', { name: 'Ledarskapskompass' });
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});

test('the link to the reports works repeatedly for one hour', async ({ page, portal, backend }) => {
  const link = await mailedLink(backend, 'members/personalreports', 'memberWithPassword');
  for (const minutes of [0, 59]) {
    backend.advanceMinutes(minutes);
    await page.goto(link);
    await expect(page.getByRole('row')).toHaveCount(7);
  }
  await portal.link('Back to Login').click();
  await portal.link('Leave the page').click();
  await page.goBack();
  await expect(page).toHaveURL('/login/requestpraccess');
  await expect(page.getByText('Lindqvist')).toHaveCount(0);
  backend.advanceMinutes(1);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Token invalid!');
});
