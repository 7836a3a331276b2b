import { linkIn, mailTo } from '../support/mail.ts';
import { expect, inLocale, test } from './localized.ts';
import { emailOf } from './portal.ts';

const NEW = 'harbour-violin-6419-Slate';

const PEOPLE = [
  {
    who: 'a member',
    locale: 'en-US',
    key: 'memberNotActivated',
    title: 'Member-Login',
    cat: 'member',
    home: '/member',
  },
  {
    who: 'an admin',
    locale: 'de-DE',
    key: 'adminNotActivated',
    title: 'Login',
    cat: 'user',
    home: '/admin',
  },
] as const;

for (const { who, locale, key, title, cat, home } of PEOPLE)
  inLocale(locale, () => {
    test(`${who} requests the activation mail, activates the account and signs in`, async ({
      page,
      portal,
      backend,
      translate,
    }) => {
      await portal.enterEmailOf(key);
      await expect(portal.title(title)).toBeVisible();
      await expect(portal.link('Forgot password?')).toHaveCount(0);
      await portal.link('Activate account').click();
      await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(emailOf(key))}&cat=${cat}`);
      await expect(portal.email).toHaveValue(emailOf(key));
      await portal.complete('mailRequest');

      const mail = await mailTo(backend, emailOf(key));
      expect(mail.subject).toBe(translate('Activate your account'));
      await page.goto(linkIn(mail));
      await expect(page).toHaveURL('/login/activate');
      await expect(portal.title('Activate Account')).toBeFocused();
      await portal.complete('newPassword', NEW, NEW);

      await portal.link('Back to Login').click();
      await portal.submitEmail(emailOf(key));
      await expect(portal.link('Forgot password?')).toBeVisible();
      await portal.submitPassword(NEW);
      await expect(page).toHaveURL(home);
    });
  });
