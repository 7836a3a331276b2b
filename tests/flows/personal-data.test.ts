import type { Locator } from 'playwright/test';
import { linkIn, mailTo } from '../support/mail.ts';
import { expect, inLocale, test } from './localized.ts';
import { emailOf } from './portal.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const SINGLE_USE =
  'This link works once. Save or print your data now: it disappears when you close or reload this page.';

const FORMATTED = {
  born: '02.11.1984',
  created: '14.05.2019, 10:32',
  dates: ['19.01.2026, 14:05', '03.09.2024, 09:48', '28.03.2022, 17:20', '10.11.2020', '21.05.2019, 11:02'],
  languages: ['Englisch', 'Deutsch', 'Schwedisch', 'Schwedisch', 'Englisch'],
};

inLocale('de-DE', () => {
  test('a member requests the personal data, opens the mailed link and sees all of it', async ({
    page,
    portal,
    backend,
    translate,
  }) => {
    // 4 o'clock in Berlin, and night in UTC.
    await page.clock.setFixedTime('2026-03-02T03:00:00Z');
    await portal.open('requestpdaccess');
    await expect(portal.title('Access to your personal data')).toBeVisible();
    await portal.complete('mailRequest', emailOf('memberWithPassword'));

    await page.goto(linkIn(await mailTo(backend, emailOf('memberWithPassword'))));
    await expect(page).toHaveURL('/login/personaldata');
    const name = 'Hanna Elisabet Lindqvist';
    await expect(portal.title('Your personal data')).toBeFocused();
    const greeting = translate('Good morning, {{name}}', { name });
    await expect(page.getByText(greeting, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: translate(SINGLE_USE) })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: translate('Privacy Statement') }),
    ).toHaveAttribute('href', /\/privacy$/);

    const personal = page.locator('section').filter({ has: portal.text('Personal details') });
    expect(await pairs(personal)).toEqual([
      [translate('Title'), 'Dr.'],
      [translate('First name'), 'Hanna'],
      [translate('Middle name'), 'Elisabet'],
      [translate('Last name'), 'Lindqvist'],
      [translate('Email address'), 'hanna.lindqvist@example.org'],
      [translate('Created on'), FORMATTED.created],
      [translate('Member ID'), '10023'],
    ]);
    const further = page.locator('section').filter({ has: portal.text('Further details') });
    expect(await pairs(further)).toEqual([
      ['Date of birth', FORMATTED.born],
      ['Phone', '+46 8 5550 1374'],
      ['Organisation', 'Nordvind Konsult AB'],
      ['Department', 'Research & Development'],
      ['Newsletter', 'yes'],
    ]);

    const entries = page.getByRole('article');
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText(FORMATTED.dates);
    const language = entries
      .getByText(translate('Language'), { exact: true })
      .locator('xpath=following-sibling::*');
    await expect(language).toHaveText(FORMATTED.languages);
    expect((await pairs(entries.first())).map(([label]) => label)).toEqual(
      ['Report', 'Language', 'Variant'].map((label) => translate(label)),
    );
    const raw = entries.first().getByRole('table', { name: translate('Raw values') });
    await expect(raw.getByRole('row')).toHaveText([
      'Sets a direction78',
      'Listens before deciding91',
      'Gives room84',
      'Holds people to account57',
      'Completion time18 min',
    ]);
  });
});

/** The terms and definitions of a list, in order. */
async function pairs(list: Locator): Promise<[label: string, value: string][]> {
  const labels = await list.getByRole('term').allInnerTexts();
  const values = await list.getByRole('definition').allInnerTexts();
  return labels.map((label, index) => [label, (values[index] ?? '').replace(/\s+/g, ' ')]);
}
