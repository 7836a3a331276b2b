import { linkIn, mailTo } from '../support/mail.ts';
import { expect, inLocale, test } from './localized.ts';
import { emailOf, passwordOf } from './portal.ts';
import { requestsOf } from './requests.ts';

const NEW = 'harbour-violin-6419-Slate';

const PEOPLE = [
  {
    who: 'a member',
    locale: 'de-DE',
    key: 'memberWithPassword',
    kind: 'member',
    title: 'Reset Member-Password',
    home: '/member',
  },
  {
    who: 'an admin',
    locale: 'en-US',
    key: 'adminWithoutCode',
    kind: 'user',
    title: 'Reset User-Password',
    home: '/admin',
  },
] as const;

for (const { who, locale, key, kind, title, home } of PEOPLE)
  inLocale(locale, () => {
    test(`${who} requests a new password, sets it with the mailed link and signs in`, async ({
      page,
      portal,
      backend,
      translate,
    }) => {
      const resets = requestsOf(page, /resetpw$/);
      await portal.enterEmailOf(key);
      await portal.link('Forgot password?').click();
      await portal.complete('mailRequest');

      await page.goto(linkIn(await mailTo(backend, emailOf(key))));
      await expect(page).toHaveURL('/login/resetpw');
      await expect(portal.title(title)).toBeFocused();
      await expect(page.getByText(emailOf(key))).toBeVisible();
      await portal.field('New password').fill(NEW);
      const strength = translate('Password strength: {{step}}', { step: translate('Strong') });
      await expect(page.getByRole('status').filter({ hasText: strength })).toBeVisible();
      await portal.complete('newPassword', NEW, NEW);
      await expect(portal.text('You can now log in with it.')).toBeVisible();
      await expect(portal.title(title)).toBeFocused();
      await expect(portal.field('New password')).toHaveCount(0);
      expect(resets).toEqual([expect.stringContaining(`POST /api/v1/login/${kind}/resetpw `)]);

      await portal.link('Back to Login').click();
      await expect(portal.email).toHaveValue(emailOf(key));
      await portal.submitEmail(emailOf(key));
      await portal.submitPassword(passwordOf(key));
      await expect(portal.text("The email address or password isn't right. Please try again.")).toBeVisible();
      await portal.submitPassword(NEW);
      await expect(page).toHaveURL(home);
    });
  });
