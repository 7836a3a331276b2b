import { linkIn, mailTo } from '../support/mail.ts';
import { SAMPLE } from '../support/tags.ts';
import { expect, test } from './localized.ts';
import { emailOf } from './portal.ts';

test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const SINGLE_USE =
  'This link works once. Print or download your data now: it disappears when you close or reload this page.';

const DATES = [
  '19.01.2026, 14:05 MEZ',
  '03.09.2024, 09:48 MESZ',
  '28.03.2022, 17:20 MESZ',
  '10.11.2020',
  '21.05.2019, 11:02 MESZ',
];

test('a member requests the personal data, opens the mailed link and sees all of it', {
  tag: SAMPLE,
}, async ({ page, portal, backend, translate }) => {
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
  await expect(page.locator('[aria-live]').filter({ hasText: translate(SINGLE_USE) })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: translate('Privacy Statement') }),
  ).toHaveAttribute('href', /\/privacy$/);

  await expect(page.getByText('14.05.2019, 10:32 MESZ', { exact: true })).toBeVisible();
  const entries = page.getByRole('article');
  await expect(entries.getByRole('heading', { level: 3 })).toHaveText(DATES);
  await expect(entries.first().getByText('Englisch', { exact: true })).toBeVisible();
});
