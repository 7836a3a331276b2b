import { expect, inLocale, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';
import { requestsOf } from './requests.ts';

const INVALID = 'Token invalid! Oops, this token is unknown. It might have expired already.';

inLocale('de-DE', () => {
  test('expired and used links and links without a token show an error, and a reload checks nothing again', async ({
    page,
    portal,
    backend,
    translate,
  }) => {
    const expired = await mailedLink(backend, 'login/member/forgotpw', 'memberWithPassword');
    backend.advanceMinutes(60);
    const used = await mailedLink(backend, 'members/personaldata', 'memberWithoutSurveys');
    await page.goto(used);
    await expect(portal.text('No survey data was found.')).toBeVisible();
    const checks = requestsOf(page, /\/api\/v1\/token/);
    for (const link of [expired, used, '/login/token']) {
      await page.goto(link);
      await expect(page.getByRole('alert')).toHaveText(translate(INVALID));
      await expect(page).toHaveURL('/login/token/');
      await expect(portal.title('Your link')).toBeFocused();
    }
    expect(checks).toHaveLength(2);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(translate(INVALID));
    expect(checks).toHaveLength(2);
  });
});
