import { expect, inLocale, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';

test.use({ timezoneId: 'Europe/Berlin' });

/** UTC times; the browser's clock is one hour ahead. */
const HOURS = [
  { at: '2026-03-02T03:00:00Z', greeting: 'Good morning, {{name}}' },
  { at: '2026-03-02T16:59:00Z', greeting: 'Good afternoon, {{name}}' },
  { at: '2026-03-02T17:00:00Z', greeting: 'Good evening, {{name}}' },
  { at: '2026-03-02T21:00:00Z', greeting: 'Good evening, {{name}}' },
];

inLocale('de-DE', () => {
  test('the greeting of the personal data depends on the local hour', async ({
    page,
    backend,
    translate,
  }) => {
    for (const { at, greeting } of HOURS) {
      await page.clock.setFixedTime(at);
      await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithoutSurveys'));
      await expect(page.locator('.title + .intro')).toHaveText(translate(greeting, { name: 'Freja Holm' }));
    }
  });
});
