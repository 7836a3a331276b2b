import { expect, inLocale, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';
import { passwordOf } from './portal.ts';

const NEW = 'harbour-violin-6419-Slate';
const USED = 'This password has been used before. Please choose another one.';
const UNKNOWN = 'This link is unknown. It might have expired or been used already.';

inLocale('de-DE', () => {
  test.beforeEach(async ({ page, portal, backend }) => {
    await page.goto(await mailedLink(backend, 'login/member/forgotpw', 'memberWithPassword'));
    await expect(portal.title('Reset Member-Password')).toBeFocused();
  });

  test('a password that was used before shows the server’s message and keeps the input', async ({
    page,
    portal,
    translate,
  }) => {
    const used = passwordOf('memberWithPassword');
    await portal.enter('newPassword', used, used);
    await expect(page.getByRole('alert')).toHaveText(translate(USED));
    await expect(portal.field('New password')).toHaveValue(used);
    await expect(portal.field('Repeat the new password')).toHaveValue(used);
    await expect(portal.field('New password')).toHaveAttribute('aria-invalid', 'false');
    await expect(page).toHaveURL('/login/resetpw');

    await portal.complete('newPassword', NEW, NEW);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a link that expires in the meantime shows the server’s message and keeps the input', async ({
  page,
  portal,
  backend,
}) => {
  await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
  await expect(portal.title('Reset User-Password')).toBeVisible();
  backend.advanceMinutes(60);
  await portal.enter('newPassword', NEW, NEW);
  await expect(page.getByRole('alert')).toHaveText(UNKNOWN);
  await expect(portal.field('New password')).toHaveValue(NEW);
  await expect(portal.field('Repeat the new password')).toHaveValue(NEW);
});
