import { linkIn, mailTo } from '../support/mail.ts';
import { expect, inEnglishAndGerman, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';
import { emailOf } from './portal.ts';

const NEW = 'harbour-violin-6419-Slate';

const PEOPLE = [
  { who: 'a member', key: 'memberNotActivated', home: '/member' },
  { who: 'an admin', key: 'adminNotActivated', home: '/admin' },
] as const;

inEnglishAndGerman(() => {
  for (const { who, key, home } of PEOPLE)
    test(`${who} activates the account with the mailed link and signs in`, async ({
      page,
      portal,
      backend,
    }) => {
      await portal.enterEmailOf(key);
      await portal.link('Activate account').click();
      await portal.button('Submit').click();
      await expect(portal.text('Your Request was sent successfully!')).toBeVisible();

      await page.goto(linkIn(await mailTo(backend, emailOf(key))));
      await expect(page).toHaveURL('/login/activate');
      await expect(portal.title('Activate Account')).toBeFocused();
      await portal.field('New password').fill(NEW);
      await portal.field('Repeat the new password').fill(NEW);
      await portal.field('Repeat the new password').press('Enter');
      await expect(portal.text('Your password has been saved.')).toBeVisible();

      await portal.link('Back to Login').click();
      await portal.submitEmail(emailOf(key));
      await expect(portal.link('Forgot password?')).toBeVisible();
      await portal.submitPassword(NEW);
      await expect(page).toHaveURL(home);
    });
});

test('an account is activated once: an older link to it is spent with the newer one', async ({
  page,
  portal,
  backend,
}) => {
  const older = await mailedLink(backend, 'login/member/forgotpw', 'memberNotActivated');
  await page.goto(await mailedLink(backend, 'login/member/forgotpw', 'memberNotActivated'));
  await portal.field('New password').fill(NEW);
  await portal.field('Repeat the new password').fill(NEW);
  await portal.button('Save password').click();
  await expect(portal.text('Your password has been saved.')).toBeVisible();
  await page.goto(older);
  await expect(page.getByRole('alert')).toContainText('Token invalid!');
});
